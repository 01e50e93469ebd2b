import { placedKind, wordsOf } from '../../elements/element-kinds.ts';
import { placedElement } from '../../elements/placed-elements.ts';
import { intersection } from '../../geometry/shapes.ts';
import { restackCommand } from '../../interaction/restack.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { hiddenLetters } from '../measuring/hidden-letters.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { say } from '../say.ts';

/**
 * The smallest covered share of the letters that is reported. The foot of a title may be behind a horizon and the title is still readable.
 */
const LEAST_SHARE = 0.25;

/** Reports text below a picture or a filled shape, by the outline of the covering element. */
export const wordsCovered: Check = (subject) => {
  const { scene, design, engine } = subject;
  return scene.layers.flatMap((words, index): readonly Concern[] => {
    const ink = words.inkBounds;
    if (wordsOf(words.kind) !== 'placed' || !ink) return [];
    const above = scene.layers.slice(index + 1).find((layer) => {
      const isNear = layer.inkBounds && intersection(layer.inkBounds, ink);
      return isNear && isSolid(subject, layer.id) && hiddenLetters(words, layer, engine) >= LEAST_SHARE;
    });
    if (!above) return [];
    const command = restackCommand(design, [words.id], 'front');
    return [
      {
        severity: 'warning',
        message: say('covered', { above: elementLabel(design, above.id), below: elementLabel(design, words.id).toLowerCase() }),
        element: words.id,
        fix: command && { label: say('bringToFront'), command },
      },
    ];
  });
};

function isSolid({ design }: PreflightSubject, id: string): boolean {
  const placed = placedElement(design, id);
  return (placed && placedKind(placed.kind)?.isSolid(design, id)) ?? false;
}
