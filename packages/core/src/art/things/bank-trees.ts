import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { conifer } from './conifers.ts';

/** A tree in the middle distance, in one tone for its mass and one for the leaves that the light is on. */
export interface BankTree {
  readonly mass: Path;
  readonly lit: Path;
}

interface Stand {
  readonly foot: Point;
  readonly tall: number;
  /** The direction of the light, of length 1, with y down. */
  readonly from: Point;
  readonly isSlender: boolean;
}

/** A leafy tree seen from afar: heaps of leaves about a trunk. */
export function bankTree(random: Random, { foot, tall, from, isSlender }: Stand): BankTree {
  const [wide, high] = isSlender ? [0.13, 0.47] : [between(random, 0.34, 0.46), between(random, 0.33, 0.38)];
  const middle = { x: foot.x, y: foot.y - tall * (isSlender ? 0.53 : 0.6) };
  const count = tall > 80 ? 42 : tall > 42 ? 20 : 9;
  const heaps = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI * 5.3 + between(random, -0.4, 0.4);
    const out = Math.sqrt((index + 0.5) / count) * between(random, 0.86, 1.06);
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out];
    // A slender crown is narrow at both ends, a round one flat below.
    const lean = isSlender ? 1 - 0.55 * Math.max(0, -y) : 1 - 0.24 * Math.max(0, y);
    const size =
      tall * (isSlender ? 0.055 : between(random, 0.075, 0.115)) * (1.2 - 0.62 * out) * (count < 15 ? 1.7 : count < 30 ? 1.25 : 1);
    return { x: middle.x + x * wide * tall * lean, y: middle.y + y * high * tall, size, light: x * from.x + y * from.y };
  });
  const trunk = polygon([
    { x: foot.x - tall * 0.03, y: foot.y + 1.5 },
    { x: foot.x - tall * 0.016, y: foot.y - tall * 0.4 },
    { x: foot.x + tall * 0.016, y: foot.y - tall * 0.4 },
    { x: foot.x + tall * 0.032, y: foot.y + 1.5 },
  ]);
  const shape = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }, share: number, shift: number): Path =>
    ellipse({ x: x + from.x * size * shift, y: y + from.y * size * shift }, size * share, size * share * 0.8);
  const lit = heaps.filter(({ light }) => light > between(random, 0.2, 0.75));
  return {
    mass: [...trunk, ...heaps.flatMap((heap) => shape(heap, 1, 0))],
    lit: lit.flatMap((heap) => shape(heap, 0.7, 0.3)),
  };
}

/** A pine in the middle distance, bright on the side of the light. */
export function bankPine(random: Random, foot: Point, tall: number, from: Point): BankTree {
  const high = tall * 1.16;
  const lit = { x: foot.x + from.x * high * 0.055, y: foot.y - high * 0.12 };
  return { mass: conifer(random, foot, high, 0.44), lit: conifer(random, lit, high * 0.8, 0.2) };
}

/** The inside of a tree's crown, for trees so near that gaps between the heaps of leaves would be seen. */
export function crownOf({ foot, tall, isSlender }: Stand): Path {
  return ellipse(
    { x: foot.x, y: foot.y - tall * (isSlender ? 0.53 : 0.6) },
    tall * (isSlender ? 0.11 : 0.34),
    tall * (isSlender ? 0.42 : 0.3),
  );
}
