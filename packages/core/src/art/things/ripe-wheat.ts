import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A ripe ear on its stalk, in the parts that differ in tone. */
export interface RipeEar {
  readonly stalk: Path;
  /** The edge of the stalk that the light is on. */
  readonly gleam: Path;
  readonly grains: Path;
  /** The side of the grains that the light is on. */
  readonly lit: Path;
  readonly awns: Path;
}

interface Growth {
  readonly foot: Point;
  /** From the foot to the ear's tip along the stalk, units. */
  readonly tall: number;
  /** The ear's length, units. */
  readonly ear: number;
  /** The bend of the stalk and its ear, radians; positive to the right. */
  readonly bend: number;
  /** Where the light comes from: 1 right. */
  readonly side: number;
}

const PAIRS = 8;

/** A pointed oval between two points, `wide` units to one side and `other` to the other. */
function seed(from: Point, to: Point, wide: number, other: number): Path {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / long, (to.x - from.x) / long];
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    ['M', round(from.x), round(from.y)],
    ['Q', round(x + nx * wide * 2), round(y + ny * wide * 2), round(to.x), round(to.y)],
    ['Q', round(x - nx * other * 2), round(y - ny * other * 2), round(from.x), round(from.y)],
    ['Z'],
  ];
}

/** A ripe ear of wheat with its grains and awns, seen against the light. */
export function ripeEar(random: Random, { foot, tall, ear, bend, side }: Growth): RipeEar {
  const neck = tall - ear;
  // The stalk turns a little and the heavy ear more.
  const steps = 14;
  const axis: (Point & { readonly heading: number })[] = [{ ...foot, heading: -Math.PI / 2 }];
  for (let step = 1; step <= steps; step += 1) {
    const along = step / steps;
    const last = axis.at(-1)!;
    const heading = -Math.PI / 2 + bend * (0.24 * along + 0.9 * Math.max(0, along - neck / tall - 0.02) ** 0.8 * (tall / ear) ** 0.5);
    axis.push({ x: last.x + (Math.cos(heading) * tall) / steps, y: last.y + (Math.sin(heading) * tall) / steps, heading });
  }
  const on = (share: number, aside = 0): Point & { readonly heading: number } => {
    const place = Math.min(steps - 0.001, Math.max(0, share * steps));
    const [from, to] = [axis[Math.floor(place)]!, axis[Math.floor(place) + 1]!];
    const t = place - Math.floor(place);
    const heading = from.heading + (to.heading - from.heading) * t;
    return {
      x: from.x + (to.x - from.x) * t - Math.sin(heading) * aside,
      y: from.y + (to.y - from.y) * t + Math.cos(heading) * aside,
      heading,
    };
  };
  const start = neck / tall;
  const inEar = (share: number, aside = 0) => on(start + share * (1 - start), aside);
  const thick = ear * 0.026;
  const grains: Path[] = [];
  const lit: Path[] = [];
  const awns: Path[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const sign of [1, -1]) {
      const share = (pair + (sign > 0 ? 0 : 0.5)) / PAIRS;
      const wide = ear * 0.1 * (0.72 + 0.5 * Math.sin(Math.min(1, share + 0.16) * Math.PI) - 0.18 * share);
      const from = inEar(share * 0.9, sign * wide * 0.12);
      const to = inEar(Math.min(0.995, share * 0.9 + 0.2), sign * wide * 1.15);
      grains.push(seed(from, to, ear * 0.038, ear * 0.038));
      const isLit = Math.sign(-Math.sin(from.heading) * sign) === Math.sign(side);
      const edge = sign > 0 ? ([1, -0.35] as const) : ([-0.35, 1] as const);
      lit.push(seed(from, to, ear * 0.034 * edge[0] * (isLit ? 1 : 0.72), ear * 0.034 * edge[1] * (isLit ? 1 : 0.72)));
      const out = to.heading + sign * between(random, 0.1, 0.34);
      const long = ear * between(random, 0.5, 0.95) * (1.1 - share * 0.25);
      const tip = { x: to.x + Math.cos(out) * long, y: to.y + Math.sin(out) * long };
      awns.push(seed(to, tip, Math.max(0.45, ear * 0.0045), Math.max(0.45, ear * 0.0045)));
    }
  }
  const top = inEar(0.86);
  const end = inEar(1);
  const tip = { x: end.x + Math.cos(end.heading) * ear * 0.08, y: end.y + Math.sin(end.heading) * ear * 0.08 };
  grains.push(seed(top, tip, ear * 0.04, ear * 0.04));
  lit.push(seed(top, tip, ear * 0.035 * (side > 0 ? 1 : -0.3), ear * 0.035 * (side > 0 ? -0.3 : 1)));
  const line = [0, start * 0.35, start * 0.7, start, start + (1 - start) * 0.5].map((share) => on(share));
  return {
    stalk: ribbon(line.map((point, index) => ({ x: point.x, y: point.y, width: thick * (1.1 - index * 0.12) }))),
    gleam: ribbon(
      line.slice(1).map((point, index) => ({ x: point.x + side * thick * 0.6, y: point.y, width: thick * (0.34 - index * 0.03) })),
    ),
    grains: grains.flat(),
    lit: lit.flat(),
    awns: awns.flat(),
  };
}

/** A long leaf that bends from a stalk and falls over. */
export function wheatLeaf(random: Random, foot: Point, long: number, side: number): Path {
  const rise = between(random, 0.5, 0.9);
  return ribbon([
    { ...foot, width: long * 0.016 },
    { x: foot.x + side * long * 0.14, y: foot.y - long * rise * 0.6, width: long * 0.032 },
    { x: foot.x + side * long * 0.42, y: foot.y - long * rise * 0.78, width: long * 0.026 },
    { x: foot.x + side * long * 0.72, y: foot.y - long * rise * 0.46, width: long * 0.004 },
  ]);
}

/** An ear that stands too far away for its grains to be seen: its body and its awns. */
export function farEar(
  random: Random,
  foot: Point,
  tall: number,
  lean: number,
): { readonly body: Path; readonly awns: Path; readonly stalk: Path } {
  const neck = { x: foot.x + lean * tall * 0.25, y: foot.y - tall * 0.6 };
  const tip = { x: foot.x + lean * tall * 0.62, y: foot.y - tall * 0.94 };
  const awns = [-0.15, 0.18].map((spread) => {
    const share = between(random, 0.4, 0.9);
    const from = { x: neck.x + (tip.x - neck.x) * share, y: neck.y + (tip.y - neck.y) * share };
    const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x) + spread;
    const long = tall * between(random, 0.26, 0.42);
    return seed(from, { x: from.x + Math.cos(angle) * long, y: from.y + Math.sin(angle) * long }, 0.4, 0.4);
  });
  return {
    body: seed(neck, tip, tall * 0.045, tall * 0.045),
    awns: awns.flat(),
    stalk: seed(foot, { x: neck.x + (tip.x - neck.x) * 0.2, y: neck.y + (tip.y - neck.y) * 0.2 }, tall * 0.007, tall * 0.007),
  };
}
