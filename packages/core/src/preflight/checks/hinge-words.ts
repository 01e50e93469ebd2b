import { type Rect, intersection } from '../../geometry/shapes.ts';
import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { callElement } from '../measuring/call-element.ts';
import { TOLERANCE } from '../measuring/distances.ts';

/** The groove beside a case's spine bends whatever is printed on it. */
export const hingeWords: Check = (subject) => {
  const { geometry, scene, design } = subject;
  const { front, spine } = geometry.boards;
  const hasHinge = geometry.folds.some(({ kind }) => kind === 'hinge');
  if (!hasHinge || !spine) return [];
  const frontIsRight = front.x > spine.x;
  const groove: Rect = {
    ...front,
    width: geometry.hinge - TOLERANCE,
    x: frontIsRight ? front.x : front.x + front.width - geometry.hinge + TOLERANCE,
  };
  return scene.layers.flatMap((layer): readonly Concern[] => {
    if (layer.kind !== 'textBox' || !layer.inkBounds || !intersection(layer.inkBounds, groove)) return [];
    const command = fitInside(subject, layer.id, geometry.safe.front);
    return [
      {
        severity: 'warning',
        message: `${callElement(design, layer.id)} runs into the hinge, the groove beside the spine where the board bends.`,
        element: layer.id,
        fix: command && { label: 'Move it out', command },
      },
    ];
  });
};
