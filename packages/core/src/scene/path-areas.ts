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

/** Returns the area that a line of a width covers along a path, with round ends. @param width in print pixels. */
export function lineAreas(path: Path, width: number, tolerance?: number): Path {
  const lines = flattenPath(path, tolerance);
  const drawn = (isClosed: boolean): PathsD => {
    const kept = lines.filter(({ closed }) => closed === isClosed).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
    return Clipper.inflatePathsD(
      kept,
      width / 2,
      JoinType.Round,
      isClosed ? EndType.Joined : EndType.Round,
      MITRE_LIMIT,
      PRECISION,
      tolerance ?? ARC_TOLERANCE,
    );
  };
  return pathOf(Clipper.unionD([...drawn(false), ...drawn(true)], FillRule.NonZero));
}

/** Returns the first areas without the second ones. */
export function subtractAreas(areas: Path, taken: Path): Path {
  return pathOf(Clipper.differenceD(polygonsOf(areas), polygonsOf(taken), FillRule.NonZero, PRECISION));
}

/** Returns the intersection of two areas. */
export function intersectAreas(areas: Path, others: Path): Path {
  return pathOf(Clipper.intersectD(polygonsOf(areas), polygonsOf(others), FillRule.NonZero, PRECISION));
}

/** Returns areas cut into the squares of a grid, by column and row, such as `3 -1`. Squares without any of them are left out. */
export function areasBySquare(areas: Path, side: number): ReadonlyMap<string, Path> {
  const squares = new Map<string, Path>();
  const polygons = polygonsOf(areas);
  const [top, bottom] = spanOf(polygons, 'y', side);
  for (let row = top; row <= bottom; row += 1) {
    const strip = Clipper.rectClip({ left: -FAR, right: FAR, top: row * side, bottom: (row + 1) * side }, polygons, PRECISION);
    const [first, last] = spanOf(strip, 'x', side);
    for (let column = first; column <= last; column += 1) {
      const square = { left: column * side, right: (column + 1) * side, top: row * side, bottom: (row + 1) * side };
      const inside = Clipper.rectClip(square, strip, PRECISION);
      if (inside.length > 0) squares.set(`${column} ${row}`, pathOf(inside));
    }
  }
  return squares;
}

/** Print pixels: further than anything on a cover. */
const FAR = 100_000;

/** Returns the first and the last of the grid's rows or columns that polygons are in. */
function spanOf(polygons: PathsD, axis: 'x' | 'y', side: number): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const point of polygon) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  }
  return [Math.floor(least / side), Math.floor(most / side)];
}

/** Returns areas with fewer corners, none of them further than a distance from where it was. */
export function simplerAreas(areas: Path, distance: number): Path {
  return pathOf(Clipper.simplifyPathsD(polygonsOf(areas), distance, true));
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
