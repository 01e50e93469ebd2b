import { Clipper, EndType, FillRule, JoinType, type PathsD } from '@countertype/clipper2-ts';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';

/** Corners keep their point up to this many times the distance. */
const MITRE_LIMIT = 4;
/** Decimals of a print pixel that areas are computed in. */
const PRECISION = 2;
/** Print pixels that a chord of a round join may stand off its arc. */
const ARC_TOLERANCE = 0.25;
const JOINS = { miter: JoinType.Miter, round: JoinType.Round } as const;

/**
 * The areas of a closed outline without overlaps, as one outline of chords. Holes stay holes whichever rule it is filled by.
 * @param tolerance of the chords, print pixels.
 */
export function mergeAreas(path: Path, rule: 'nonzero' | 'evenodd' = 'nonzero', tolerance?: number): Path {
  return pathOf(Clipper.unionD(polygonsOf(path, tolerance), rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero));
}

/** Merged areas grown by a distance, or shrunk by a negative one. @param distance in print pixels. */
export function growAreas(areas: Path, distance: number, join: keyof typeof JOINS = 'miter'): Path {
  return pathOf(
    Clipper.inflatePathsD(polygonsOf(areas), distance, JOINS[join], EndType.Polygon, MITRE_LIMIT, PRECISION + 1, ARC_TOLERANCE),
  );
}

/** Returns what of the first areas the second ones leave. */
export function subtractAreas(areas: Path, taken: Path): Path {
  return pathOf(Clipper.differenceD(polygonsOf(areas), polygonsOf(taken), FillRule.NonZero, PRECISION));
}

/** Returns what both have. */
export function intersectAreas(areas: Path, others: Path): Path {
  return pathOf(Clipper.intersectD(polygonsOf(areas), polygonsOf(others), FillRule.NonZero, PRECISION));
}

function polygonsOf(path: Path, tolerance?: number): PathsD {
  return flattenPath(path, tolerance).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
}

function pathOf(polygons: PathsD): Path {
  return polygons.flatMap((polygon): PathCommand[] => [
    ...polygon.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', x, y]),
    ['Z'],
  ]);
}
