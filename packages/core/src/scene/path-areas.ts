import { Clipper, EndType, FillRule, JoinType, type PathsD } from '@countertype/clipper2-ts';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';

/** The miter limit: the largest distance of a corner's point, in multiples of the offset. */
const MITRE_LIMIT = 4;
/** The number of decimals of a print pixel with which areas are computed. */
const PRECISION = 2;
/** The largest distance in print pixels between a chord of a round join and its arc. */
const ARC_TOLERANCE = 0.25;
const JOINS = { miter: JoinType.Miter, round: JoinType.Round } as const;

/**
 * Returns the areas of a closed outline without overlaps, as one outline of chords. Holes stay holes under both fill rules.
 * @param tolerance the tolerance of the chords in print pixels.
 */
export function mergeAreas(path: Path, rule: 'nonzero' | 'evenodd' = 'nonzero', tolerance?: number): Path {
  return pathOf(Clipper.unionD(polygonsOf(path, tolerance), rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero));
}

/** Returns merged areas grown by a distance, or shrunk by a negative one. @param distance in print pixels. */
export function growAreas(areas: Path, distance: number, join: keyof typeof JOINS = 'miter'): Path {
  return pathOf(
    Clipper.inflatePathsD(polygonsOf(areas), distance, JOINS[join], EndType.Polygon, MITRE_LIMIT, PRECISION + 1, ARC_TOLERANCE),
  );
}

/** Returns the first areas without the second ones. */
export function subtractAreas(areas: Path, taken: Path): Path {
  return pathOf(Clipper.differenceD(polygonsOf(areas), polygonsOf(taken), FillRule.NonZero, PRECISION));
}

/** Returns the intersection of two areas. */
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
