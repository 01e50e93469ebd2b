import { placedKind, wordsOf } from '../../elements/element-kinds.ts';
import { placedElement } from '../../elements/placed-elements.ts';
import { intersection } from '../../geometry/shapes.ts';
import { restackCommand } from '../../interaction/restack.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { areaOf } from '../measuring/distances.ts';
import type { PreflightSubject } from '../preflight-subject.ts';

const LEAST_SHARE = 0.2;

/** Words that lie under a picture or a filled shape. */
export const wordsCovered: Check = (subject) => {
  const { scene, design } = subject;
  return scene.layers.flatMap((words, index): readonly Concern[] => {
    const ink = words.inkBounds;
    if (wordsOf(words.kind) !== 'placed' || !ink) return [];
    const above = scene.layers.slice(index + 1).find((layer) => {
      const shared = layer.inkBounds && intersection(layer.inkBounds, ink);
      return shared && areaOf(shared) >= LEAST_SHARE * areaOf(ink) && isSolid(subject, layer.id);
    });
    if (!above) return [];
    const command = restackCommand(design, [words.id], 'front');
    return [
      {
        severity: 'warning',
        message: `${elementLabel(design, above.id)} covers ${elementLabel(design, words.id).toLowerCase()}.`,
        element: words.id,
        fix: command && { label: 'Bring to the front', command },
      },
    ];
  });
};

function isSolid({ design }: PreflightSubject, id: string): boolean {
  const placed = placedElement(design, id);
  return (placed && placedKind(placed.kind)?.isSolid(design, id)) ?? false;
}
