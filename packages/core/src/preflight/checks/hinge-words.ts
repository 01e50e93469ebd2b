import { wordsOf } from '../../elements/element-kinds.ts';
import { type Rect, intersection } from '../../geometry/shapes.ts';
import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE } from '../measuring/distances.ts';
import { faceOfWords } from '../measuring/face-under.ts';
import { say } from '../say.ts';

/** Reports text in the groove beside a case's spine, which bends the print on the front and on the back. */
export const hingeWords: Check = (subject) => {
  const { geometry, scene, design } = subject;
  const { spine } = geometry.boards;
  const hasHinge = geometry.folds.some(({ kind }) => kind === 'hinge');
  if (!hasHinge || !spine) return [];
  return scene.layers.flatMap((layer): readonly Concern[] => {
    if (wordsOf(layer.kind) !== 'placed' || !layer.inkBounds) return [];
    const face = faceOfWords(design, geometry, layer);
    if (face.board !== 'front' && face.board !== 'back') return [];
    const room = geometry.safe[face.board];
    if (!room || !intersection(layer.inkBounds, grooveOf(face.rect, spine, geometry.hinge))) return [];
    const command = fitInside(subject, layer.id, room);
    return [
      {
        severity: 'warning',
        message: say('inHinge', { element: elementLabel(design, layer.id) }),
        element: layer.id,
        fix: command && { label: say('moveOutOfHinge'), command },
      },
    ];
  });
};

/** Returns the strip of a board that is next to the spine. */
function grooveOf(board: Rect, spine: Rect, hinge: number): Rect {
  const isRightOfSpine = board.x > spine.x;
  return { ...board, width: hinge - TOLERANCE, x: isRightOfSpine ? board.x : board.x + board.width - hinge + TOLERANCE };
}
