import type { Point } from '../../geometry/shapes.ts';
import type { HeroPart } from './hero-drawing.ts';

/** The quill from its foot to the tip of the feather: the ends of a curve, and the point that bends it. */
const [FOOT, BEND, TIP]: readonly [Point, Point, Point] = [
  { x: -60, y: 99 },
  { x: -14, y: 6 },
  { x: 72, y: -97 },
];
/** Where barbs part from each other on both sides, as shares of the quill. */
const PARTED = { left: [0.2, 0.36, 0.58, 1], right: [0.24, 0.47, 0.71, 1] } as const;
/** The greatest breadth of one side, and how far its barbs point to the tip, beside their length. */
const BREADTH = { left: 27, right: 20 } as const;
const LEAN = 0.9;
const BARBS = 15;

type Side = 'left' | 'right';

function along(share: number): Point {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * FOOT.x + b * BEND.x + c * TIP.x, y: a * FOOT.y + b * BEND.y + c * TIP.y };
}

/** The end of a barb that grows at a share of the quill; `reach` is a share of its length. */
function barb(side: Side, share: number, reach = 1): Point {
  const [before, after, root] = [along(share - 0.01), along(share + 0.01), along(share)];
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  const towards = { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  const sign = side === 'left' ? 1 : -1;
  const grown = Math.min(1, (share - 0.12) / 0.26) ** 0.7 * (1 - share ** 3.2) ** 0.8;
  const out = BREADTH[side] * grown * reach;
  return { x: root.x + (towards.y * sign + towards.x * LEAN) * out, y: root.y + (-towards.x * sign + towards.y * LEAN) * out };
}

const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

/** The barbs of one side that hold together, from one parting to the next. */
function vane(side: Side, tone: string): readonly HeroPart[] {
  const ends = PARTED[side];
  return ends.slice(1).map((to, index) => {
    const from = ends[index] ?? 0;
    const root = between(from, to, 4).map(along).map(written).join(' ');
    const edge = between(to - 0.012, from, 6)
      .map((share) => written(barb(side, share)))
      .join(' ');
    return `${tone} s ${root} * ${edge} *`;
  });
}

/** Thin lines between the barbs of one side. */
function lines(side: Side, tone: string): readonly HeroPart[] {
  return between(0.27, 0.9, BARBS).map((share) => `${tone} l 0.9 ${written(along(share))} ${written(barb(side, share, 0.9))}`);
}

/** Loose down where the barbs begin. */
function down(side: Side, tone: string): readonly HeroPart[] {
  return [0.15, 0.18, 0.21].map((share, index) => {
    const root = along(share);
    const end = barb(side, share + 0.05, 0.9 + index * 0.1);
    const middle = { x: (root.x + end.x) / 2 + (side === 'left' ? -3 : 3), y: (root.y + end.y) / 2 + 3 };
    return `${tone} l 1.6 ${written(root)} ${written(middle)} ${written(end)}`;
  });
}

/** A slender feather, bent to one side, whose barbs part in places. */
export const BARBED_FEATHER: readonly HeroPart[] = [
  ...down('left', 'ink'),
  ...down('right', 'shade'),
  ...vane('left', 'ink'),
  ...vane('right', 'shade'),
  ...lines('left', 'shade'),
  ...lines('right', 'ink'),
  `mark v ${between(0, 0.97, 5)
    .map((share) => `${written(along(share))} ${(2.6 * (1 - share) + 0.5).toFixed(1)}`)
    .join(' ')}`,
];
