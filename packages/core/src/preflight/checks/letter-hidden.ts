import { artworkOf } from '../../art/art-scene.ts';
import { MOST_OF_LETTER_READ } from '../../foreground/letters-behind.ts';
import { placedKind } from '../../elements/element-kinds.ts';
import { placedElement } from '../../elements/placed-elements.ts';
import { intersection } from '../../geometry/shapes.ts';
import { restackCommand } from '../../interaction/restack.ts';
import { findTitle } from '../../shop-window/read-title.ts';
import type { Check } from '../check.ts';
import { mostHiddenLetter } from '../measuring/hidden-letters.ts';
import { say } from '../say.ts';
import { wordsCovered } from './words-covered.ts';

/**
 * Reports a title of which something above it hides so much of one letter that readers take it for another. The foot of a letter behind a
 * horizon is no fault.
 */
export const letterHidden: Check = (subject) => {
  const { scene, design, engine } = subject;
  const id = findTitle(design)?.designMode.uniqueId;
  const at = scene.layers.findIndex((layer) => layer.id === id);
  const title = scene.layers[at];
  const ink = title?.inkBounds;
  if (!title || !ink) return [];
  const above = scene.layers.slice(at + 1).filter((layer) => {
    const isNear = layer.inkBounds !== null && intersection(layer.inkBounds, ink) !== null;
    const placed = placedElement(design, layer.id);
    return isNear && placed !== null && (artworkOf(design, layer.id) !== null || placedKind(placed.kind)?.isSolid(design, layer.id));
  });
  const hidden = mostHiddenLetter(title, above, engine);
  // A title that is covered as a whole is said once.
  if (hidden <= MOST_OF_LETTER_READ || wordsCovered(subject).some(({ element }) => element === title.id)) return [];
  const command = restackCommand(design, [title.id], 'front');
  return [
    {
      severity: 'warning',
      message: say('letterHidden', { percent: Math.round(hidden * 100), most: Math.round(MOST_OF_LETTER_READ * 100) }),
      element: title.id,
      fix: command && { label: say('bringToFront'), command },
    },
  ];
};
