import type { CoverShape } from '../../design/shape.ts';
import { inset, intersection, type Rect } from '../../geometry/shapes.ts';
import { elementBox } from '../../interaction/element-box.ts';
import type { Check, Concern } from '../check.ts';
import { elementLabel } from '../measuring/element-label.ts';
import { TOLERANCE, asPx, inInches } from '../measuring/distances.ts';
import { say } from '../say.ts';

/** The smallest distance from the trim in inches, as printers state it. A nearer border looks uneven if the cut is slightly off. */
const KEEP_INCHES = 0.25;
/** The share of a board that a shape has to span to count as a border around it. */
const SPAN = 0.6;
const BORDERS: ReadonlySet<CoverShape['type']> = new Set(['frame', 'arched-frame', 'oval-frame', 'notched-frame', 'mat']);

/** Reports a border around a board that is close to the trim. */
export const borderNearTrim: Check = ({ design, geometry, binding }) => {
  if (!binding) return [];
  const { front, back } = geometry.boards;
  return design.coverShapes.flatMap((shape): readonly Concern[] => {
    const box = elementBox(design, shape.uniqueObjectId);
    if (shape.hidden || shape.rotation !== 0 || !box || !isBorder(shape)) return [];
    const outer = inset(box.rect, -(shape.line?.width ?? 0) / 2);
    const board = [front, back, geometry.trimBox].find((candidate) => candidate && spans(outer, candidate));
    if (!board) return [];
    const cut = cutSides(outer, geometry.trimBox, board);
    // A shape that reaches beyond the cut by the whole bleed is a background rather than a border.
    const near = Math.min(...cut);
    if (near >= asPx(KEEP_INCHES) - TOLERANCE || near < -geometry.bleed + 1) return [];
    const by = asPx(KEEP_INCHES) - near + TOLERANCE;
    return [
      {
        severity: 'warning',
        message: say('borderNearTrim', {
          element: elementLabel(design, shape.uniqueObjectId),
          distance: inInches(near),
          least: KEEP_INCHES,
        }),
        element: shape.uniqueObjectId,
        fix: { label: say('moveInward'), command: box.commandFor({ rect: inset(box.rect, by), rotation: 0, scaled: 1 }) },
      },
    ];
  });
};

function isBorder({ type, line, box, renderer, icon }: CoverShape): boolean {
  if (icon) return false;
  if (BORDERS.has(type)) return true;
  const isOutline = line !== null && (renderer === 'line' || box.fill === null);
  return isOutline && (type === 'rectangle' || type === 'ellipse' || type === 'plaque');
}

function spans(outer: Rect, board: Rect): boolean {
  const shared = intersection(outer, board);
  return shared !== null && shared.width >= SPAN * board.width && shared.height >= SPAN * board.height && outer.width < 1.3 * board.width;
}

/** Returns the distances inward from the trimmed edges of a board, which do not include the fold of the spine. */
function cutSides(outer: Rect, trim: Rect, board: Rect): readonly number[] {
  const right = (rect: Rect) => rect.x + rect.width;
  return [
    outer.y - trim.y,
    trim.y + trim.height - outer.y - outer.height,
    ...(Math.abs(board.x - trim.x) < 1 ? [outer.x - trim.x] : []),
    ...(Math.abs(right(board) - right(trim)) < 1 ? [right(trim) - right(outer)] : []),
  ];
}
