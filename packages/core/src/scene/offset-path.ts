import { Clipper, EndType, FillRule, JoinType } from '@countertype/clipper2-ts';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';

/** Corners keep their point up to this many times the distance. */
const MITRE_LIMIT = 4;
/** Decimals of a print pixel that the offset is computed in. */
const PRECISION = 3;

/**
 * The outline at a distance: outwards when positive, inwards when negative, holes the other way round. Curves come back as chords that no
 * eye tells from them (a tenth of a print pixel). Null for an outline that is not closed, and where nothing is left of it.
 * @param distance in print pixels.
 */
export function offsetPath(path: Path, distance: number, rule: 'nonzero' | 'evenodd'): Path | null {
  const flattened = flattenPath(path);
  if (flattened.length === 0 || flattened.some(({ closed }) => !closed)) return null;
  const polygons = flattened.map(({ points }) => points.map(({ x, y }) => ({ x, y })));
  const areas = Clipper.unionD(polygons, rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero);
  const grown = Clipper.inflatePathsD(areas, distance, JoinType.Miter, EndType.Polygon, MITRE_LIMIT, PRECISION);
  const outline = grown.flatMap((polygon): PathCommand[] => [
    ...polygon.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', x, y]),
    ['Z'],
  ]);
  return outline.length > 0 ? outline : null;
}
