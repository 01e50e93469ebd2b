import type { ShapeLine } from '../../design/shape.ts';
import { offsetPath } from '../../scene/offset-path.ts';
import type { Path } from '../../scene/path.ts';
import type { StrokeNode } from '../../scene/scene.ts';

const DASHES = { solid: [], dashed: [4, 3], dotted: [0, 2] } as const;

/**
 * Returns a shape's stroke: centered on its outline, or entirely inside or outside it at a distance. An open outline is always stroked in
 * the center.
 */
export function lineNodes(path: Path, line: ShapeLine): readonly StrokeNode[] {
  const along = placedOutline(path, line);
  if (!along) return [];
  return [
    {
      kind: 'stroke',
      path: along,
      paint: { kind: 'solid', colour: line.colour },
      width: line.width,
      dash: DASHES[line.dash].map((length) => length * line.width),
      cap: line.dash === 'dotted' ? 'round' : 'butt',
    },
  ];
}

/** Returns the distance by which a line extends beyond its shape's box, in print pixels. */
export function lineReach(line: ShapeLine | null): number {
  return line?.place === 'outside' ? (line.distance ?? 0) + line.width : 0;
}

/** Returns the outline to stroke; null if a line on the inside does not fit. */
function placedOutline(path: Path, { place = 'center', distance = 0, width }: ShapeLine): Path | null {
  if (place === 'center') return path;
  const away = distance + width / 2;
  const isOpen = !path.some(([name]) => name === 'Z');
  return isOpen ? path : offsetPath(path, place === 'outside' ? away : -away, 'evenodd');
}
