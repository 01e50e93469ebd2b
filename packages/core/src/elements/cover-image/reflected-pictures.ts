import { type Rect, inset } from '../../geometry/shapes.ts';
import type { ImageNode } from '../../scene/scene.ts';

/** The overlap of a reflection and its neighbor, as a share of the picture. It hides the hairline at their seam, even in a thumbnail. */
const OVERLAP = 0.005;

/**
 * Returns the picture reflected repeatedly at its edges, as far as `covered` extends beyond it.
 * @param nodes the nodes that show the picture inside `box`.
 */
export function reflectedPictures(nodes: readonly ImageNode[], box: Rect, covered: Rect): readonly ImageNode[] {
  const columns = stepsAcross(covered.x - box.x, covered.width, box.width);
  const rows = stepsAcross(covered.y - box.y, covered.height, box.height);
  const tiles = columns.flatMap((column) => rows.map((row) => ({ column, row })));
  return tiles
    .filter(({ column, row }) => column !== 0 || row !== 0)
    .flatMap(({ column, row }) => nodes.map((node) => reflected(node, box, column, row)));
}

/** Returns the indices of the repetitions of a length that overlap the range; 0 is the length itself. */
function stepsAcross(from: number, range: number, length: number): readonly number[] {
  const first = Math.min(0, Math.floor(from / length));
  const last = Math.max(0, Math.ceil((from + range) / length) - 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function reflected(node: ImageNode, box: Rect, column: number, row: number): ImageNode {
  const { destination } = node;
  const x = placeIn(destination.x - box.x, destination.width, box.width, column);
  const y = placeIn(destination.y - box.y, destination.height, box.height, row);
  return {
    ...node,
    destination: inset({ ...destination, x: box.x + x, y: box.y + y }, -OVERLAP * Math.min(box.width, box.height)),
    mirrorX: (node.mirrorX ?? false) !== isOdd(column),
    mirrorY: (node.mirrorY ?? false) !== isOdd(row),
  };
}

/** Returns the start of a repetition. Every second repetition is reversed. */
function placeIn(start: number, length: number, whole: number, step: number): number {
  return step * whole + (isOdd(step) ? whole - start - length : start);
}

function isOdd(step: number): boolean {
  return step % 2 !== 0;
}
