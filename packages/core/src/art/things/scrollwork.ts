import type { Point } from '../../geometry/shapes.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import { type OutlinePoint, corneredShape } from '../drawing/cornered-shape.ts';
import { ellipse, polar } from '../drawing/outlines.ts';
import { type RibbonPoint, ribbon } from '../drawing/ribbon.ts';
import { leaf } from './plants.ts';

/** The sides of a label, and the size of its corners and of the bows in the middle of its top and bottom. */
export interface LabelShape {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly corner: number;
  readonly bow: number;
}

/** Turns of a scroll, and by how much each is smaller than the one before. */
const TURNS = 1.6;
const SHRINK = 0.36;
const STEPS = 22;

/** A label with hollow corners and a bow in the middle of its top and its bottom. @param inset how far within the outermost line. */
export function labelOutline({ left, right, top, bottom, corner, bow }: LabelShape, inset: number): Path {
  const middle = (left + right) / 2;
  const reach = Math.min(200, (right - left) * 0.26);
  /** A quarter of the outline from the middle of the top to the middle of the right side. */
  const quarter: readonly OutlinePoint[] = [
    { x: middle, y: top - bow + inset, isCorner: false },
    { x: middle + reach * 0.5, y: top - bow * 0.74 + inset, isCorner: false },
    { x: middle + reach * 0.82, y: top - bow * 0.12 + inset, isCorner: false },
    { x: middle + reach, y: top + inset, isCorner: true },
    { x: right - corner, y: top + inset, isCorner: true },
    ...[0.25, 0.5, 0.75].map((share) => ({
      ...polar({ x: right, y: top }, corner + inset * 0.9, Math.PI - (share * Math.PI) / 2),
      isCorner: false,
    })),
    { x: right - inset, y: top + corner, isCorner: true },
  ];
  const turned = quarter.toReversed().map((point) => ({ ...point, x: 2 * middle - point.x }));
  const upper = [...turned.slice(0, -1), ...quarter];
  const lower = upper.toReversed().map((point) => ({ ...point, y: top + bottom - point.y }));
  return corneredShape([...upper, ...lower]);
}

/** A scroll that comes along a line, swells, and rolls in around a ball. */
export interface Scroll {
  readonly from: Point;
  /** Where it begins to roll in. */
  readonly turn: Point;
  readonly radius: number;
}

/** A scroll along the upper edge towards the right, rolled in above it; its parts from the first to the last. */
export function scroll({ from, turn, radius }: Scroll, width: number): readonly Path[] {
  const middle = { x: turn.x, y: turn.y - radius };
  const rolled = Array.from({ length: STEPS + 1 }, (_, index): RibbonPoint => {
    const share = index / STEPS;
    const angle = Math.PI / 2 - share * TURNS * 2 * Math.PI;
    return { ...polar(middle, radius * (1 - share * TURNS * SHRINK), angle), width: width * (1 - 0.72 * share) };
  });
  const coming = [0, 0.3, 0.6, 0.85].map(
    (share): RibbonPoint => ({
      x: from.x + (turn.x - from.x) * share,
      y: from.y + (turn.y - from.y) * share - Math.sin(share * Math.PI) * radius * 0.26,
      width: width * (0.2 + 0.8 * share),
    }),
  );
  const last = rolled.at(-1) ?? turn;
  return [
    ribbon([...coming, ...rolled]),
    ellipse(last, width * 0.86),
    // Leaves break out where the scroll turns.
    leaf({ x: turn.x - radius * 0.5, y: turn.y }, radius * 1.15, -Math.PI * 0.62, 0.4),
    leaf({ x: turn.x - radius * 0.95, y: turn.y - radius * 0.1 }, radius * 0.86, -Math.PI * 0.72, 0.4),
    leaf({ x: turn.x + radius * 0.98, y: turn.y - radius * 0.86 }, radius * 0.8, -Math.PI * 0.2, 0.42),
  ];
}

/** The same on the other side of an upright line. */
export function mirrored(path: Path, middle: number): Path {
  return transformPath(path, [-1, 0, 0, 1, 2 * middle, 0]);
}

/** The same on the other side of a level line. */
export function upsideDown(path: Path, middle: number): Path {
  return transformPath(path, [1, 0, 0, -1, 0, 2 * middle]);
}

/** The same with across and down exchanged around a point, so that a scroll along the top runs along a side. */
export function acrossDiagonal(path: Path, { x, y }: Point): Path {
  return transformPath(path, [0, -1, -1, 0, x + y, x + y]);
}

/** A shell of ribs that spread upwards from its foot. */
export function shell(foot: Point, length: number, ribs: number): readonly Path[] {
  return Array.from({ length: ribs }, (_, index) => {
    const turn = (index - (ribs - 1) / 2) / ((ribs - 1) / 2);
    return leaf(foot, length * (1 - 0.3 * Math.abs(turn)), -Math.PI / 2 + turn * 1.32, 0.3);
  });
}
