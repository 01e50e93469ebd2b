import type { Rect } from '../geometry/shapes.ts';
import { flattenPath } from './flatten-path.ts';
import { type Path, pathBounds } from './path.ts';

const known = new WeakMap<Path, Rect | null>();

/**
 * Returns the bounding box of an outline's ink. Unlike `pathBounds`, it does not include control points. The result is cached for each
 * outline.
 */
export function outlineInk(path: Path): Rect | null {
  const found = known.get(path);
  if (found !== undefined) return found;
  const lines = flattenPath(path).flatMap(({ points }) => points.map(({ x, y }) => ['L', x, y] as const));
  const ink = pathBounds(lines);
  known.set(path, ink);
  return ink;
}
