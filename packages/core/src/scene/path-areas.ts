import { Clipper, EndType, FillRule, InternalClipper, JoinType, type PathsD, type Point64 } from '@countertype/clipper2-ts';
import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';
import { polygonGroups } from './polygon-groups.ts';

/** The miter limit: the largest distance of a corner's point, in multiples of the offset. */
const MITRE_LIMIT = 4;
/** The number of decimals of a print pixel with which areas are computed. */
const PRECISION = 2;
/** The largest distance in print pixels between a chord of a round join and its arc. */
const ARC_TOLERANCE = 0.25;
const JOINS = { miter: JoinType.Miter, round: JoinType.Round } as const;

/**
 * The library asks at every corner whether its edges are one line, and multiplies by BigInt for numbers of 64 bits. Corners on a cover are so
 * near each other that plain numbers multiply as exactly. Like the library it drops what is behind the point.
 */
InternalClipper.isCollinear = (before: Point64, corner: Point64, after: Point64) =>
  areEqualProducts(corner.x - before.x, after.y - corner.y, corner.y - before.y, after.x - corner.x);

/** The library rounds an edge's place in each line that it sweeps. This decides the same without a remainder, which takes most of that. */
InternalClipper.roundToEven = (value: number) => {
  const below = Math.floor(value);
  const rest = value - below;
  if (rest < 0.5 - HALFWAY) return below;
  return rest > 0.5 + HALFWAY || below % 2 !== 0 ? below + 1 : below;
};

/** The distance from the middle between two numbers within which the library rounds to the even one. */
const HALFWAY = 1e-10;

function areEqualProducts(a: number, b: number, c: number, d: number): boolean {
  if ((Math.abs(a) >>> 0) * (Math.abs(b) >>> 0) !== (Math.abs(c) >>> 0) * (Math.abs(d) >>> 0)) return false;
  return Math.sign(a) * Math.sign(b) === Math.sign(c) * Math.sign(d);
}

/**
 * Returns the areas of a closed outline without overlaps, as one outline of chords. Holes stay holes under both fill rules.
 * @param tolerance the tolerance of the chords in print pixels.
 */
export function mergeAreas(path: Path, rule: 'nonzero' | 'evenodd' = 'nonzero', tolerance?: number): Path {
  return pathOf(united(polygonsOf(path, tolerance), rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero));
}

/** Returns merged areas grown by a distance, or shrunk by a negative one. @param distance in print pixels. */
export function growAreas(areas: Path, distance: number, join: keyof typeof JOINS = 'miter'): Path {
  // A corner reaches further than the edges.
  const reach = 2 * MITRE_LIMIT * Math.max(0, distance);
  const grown = polygonGroups(polygonsOf(areas), reach).flatMap((polygons) =>
    Clipper.inflatePathsD(polygons, distance, JOINS[join], EndType.Polygon, MITRE_LIMIT, PRECISION + 1, ARC_TOLERANCE),
  );
  return pathOf(grown);
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
  return pathOf(united([...drawn(false), ...drawn(true)], FillRule.NonZero));
}

/** Returns the first areas without the second ones. */
export function subtractAreas(areas: Path, taken: Path): Path {
  return pathOf(Clipper.differenceD(polygonsOf(areas), polygonsOf(taken), FillRule.NonZero, PRECISION));
}

/** Returns the intersection of two areas. */
export function intersectAreas(areas: Path, others: Path): Path {
  return pathOf(Clipper.intersectD(polygonsOf(areas), polygonsOf(others), FillRule.NonZero, PRECISION));
}

/**
 * Returns areas cut into the squares of a grid, by column and row, such as `3 -1`. Squares without any of them are left out.
 * @param margin the print pixels around each square that are cut out with it.
 */
export function areasBySquare(areas: Path, side: number, margin = 0): ReadonlyMap<string, Path> {
  const squares = new Map<string, Path>();
  const polygons = polygonsOf(areas);
  const from = (index: number) => index * side - margin;
  const to = (index: number) => (index + 1) * side + margin;
  const [top, bottom] = spanOf(polygons, 'y', side, margin);
  for (let row = top; row <= bottom; row += 1) {
    const strip = Clipper.rectClip({ left: -FAR, right: FAR, top: from(row), bottom: to(row) }, polygons, PRECISION);
    const [first, last] = spanOf(strip, 'x', side, margin);
    for (let column = first; column <= last; column += 1) {
      const inside = Clipper.rectClip({ left: from(column), right: to(column), top: from(row), bottom: to(row) }, strip, PRECISION);
      if (inside.length > 0) squares.set(`${column} ${row}`, pathOf(inside));
    }
  }
  return squares;
}

/** Print pixels: further than anything on a cover. */
const FAR = 100_000;

/** Returns the first and the last of the grid's rows or columns that polygons are in. */
function spanOf(polygons: PathsD, axis: 'x' | 'y', side: number, margin: number): readonly [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const point of polygon) {
      least = Math.min(least, point[axis]);
      most = Math.max(most, point[axis]);
    }
  }
  return [Math.floor((least - margin) / side), Math.floor((most + margin) / side)];
}

/** Returns areas with fewer corners, none of them further than a distance from where it was. */
export function simplerAreas(areas: Path, distance: number): Path {
  return pathOf(Clipper.simplifyPathsD(polygonsOf(areas), distance, true));
}

/** Returns areas without the outlines, of parts and of holes, around less than an area. @param least in square print pixels. */
export function withoutSpecks(areas: Path, least: number): Path {
  return least > 0 ? pathOf(polygonsOf(areas).filter((polygon) => Math.abs(Clipper.areaD(polygon)) >= least)) : areas;
}

function united(polygons: PathsD, rule: FillRule): PathsD {
  return polygonGroups(polygons).flatMap((group) => Clipper.unionD(group, rule));
}

function polygonsOf(path: Path, tolerance?: number): PathsD {
  return flattenPath(path, tolerance).map(({ points }) => points.map(({ x, y }) => ({ x, y })));
}

function pathOf(polygons: PathsD): Path {
  const path: PathCommand[] = [];
  for (const polygon of polygons) {
    for (let index = 0; index < polygon.length; index += 1) {
      const point = polygon[index]!;
      path.push([index === 0 ? 'M' : 'L', point.x, point.y]);
    }
    path.push(CLOSE);
  }
  return path;
}

const CLOSE: PathCommand = ['Z'];
