import { wordsOf } from '../../elements/element-kinds.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Check, Concern } from '../check.ts';
import { fitInside } from '../fixes/fit-inside.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** The sides of the triangle that some shops place over the corner, as a share of the square. */
const TRIANGLE = 0.18;

/** Reports text in the lower right corner of an audiobook's cover, where some shops place a mark. */
export const audiobookCorner: Check = (subject) => {
  const { design, geometry, scene } = subject;
  if (design.format !== 'audiobook') return [];
  const { width, height } = geometry.file;
  const side = width * TRIANGLE;
  // The lower right corner of the words reaches deepest into the triangle.
  const depth = ({ x, y, width: w, height: h }: Rect) => x + w + (y + h) - (width + height - side);
  return scene.layers.flatMap(({ id, kind, inkBounds }): readonly Concern[] => {
    if (wordsOf(kind) !== 'placed' || !inkBounds || depth(inkBounds) <= TOLERANCE) return [];
    const safe = geometry.safe.front;
    const room = { ...safe, height: height - side - safe.y };
    const command = fitInside(subject, id, room);
    return [
      {
        severity: 'hint',
        message: say('badgeCorner', { element: elementLabel(design, id) }),
        element: id,
        fix: command && { label: say('moveUp'), command },
      },
    ];
  });
};
