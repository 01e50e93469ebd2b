import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';
import { christmasLights, snowCap } from './snow-cover.ts';
import { snowyFir } from './snowy-fir.ts';

/** The colors of a doorstep at Christmas. */
interface WinterTones {
  readonly lit: Rgba;
  readonly snow: Rgba;
  readonly shade: Rgba;
  readonly needles: Rgba;
  /** The color of shadows on the wall. */
  readonly dark: Rgba;
}

/** A garland of fir with lights around a door. @param door its middle, the ground, half its width, its height, and where the words end. */
export function doorGarland(
  random: Random,
  { x, foot, half, high, top }: Readonly<Record<'x' | 'foot' | 'half' | 'high' | 'top', number>>,
  { needles, dark }: WinterTones,
): readonly SceneNode[] {
  const reach = half + 24;
  const [up, over] = [0.36, 0.28];
  const line = Array.from({ length: 27 }, (_, index): Point => {
    const share = index / 26;
    if (share < up) return { x: x - reach, y: foot - (share / up) * high * 0.98 };
    if (share > 1 - up) return { x: x + reach, y: foot - ((1 - share) / up) * high * 0.98 };
    const across = (share - up) / over;
    return { x: x - reach + 2 * reach * across, y: foot - high * (0.98 + 0.06 * Math.sin(across * Math.PI)) };
  }).filter(({ y }) => y > top);
  const twigs = line.flatMap((at) =>
    Array.from({ length: 5 }, () =>
      leaf({ x: at.x + between(random, -8, 8), y: at.y + between(random, -12, 12) }, between(random, 24, 38), random() * 6.28, 0.24),
    ),
  );
  return [
    shadowOf([filled(dark, ...twigs)], withAlpha(dark, 0.3), { x: 10, y: 12 }, 5),
    filled(needles, ...twigs.filter((_, index) => index % 3 !== 0)),
    filled(mixColours(needles, WHITE, 0.2), ...twigs.filter((_, index) => index % 3 === 0)),
    ...christmasLights(line, needles, 6.5),
  ];
}

/** Snow on the pavement and on the steps of doors. */
export function snowAtDoors(
  random: Random,
  {
    from,
    to,
    ground,
    sill,
    half,
    doors,
  }: Readonly<Record<'from' | 'to' | 'ground' | 'sill' | 'half', number>> & { readonly doors: readonly number[] },
  { lit, snow, shade }: Pick<WinterTones, 'lit' | 'snow' | 'shade'>,
): readonly SceneNode[] {
  const heaps = doors.flatMap((x) =>
    [-1, 1].map((out) => snowCap(random, x + out * half * 0.62 - half * 0.36, x + out * half * 0.62 + half * 0.36, sill + 2, 9)),
  );
  return [
    painted(linearPaint({ x: 0, y: ground - 20 }, { x: 0, y: ground + 26 }, [lit, snow, shade]), snowCap(random, from, to, ground, 22)),
    filled(lit, ...heaps),
  ];
}

/** A small fir in a tub, with snow and lights on its boughs. */
export function pottedFir(
  random: Random,
  foot: Point,
  tall: number,
  { lit, shade, needles, dark, pot }: WinterTones & { readonly pot: Rgba },
): readonly SceneNode[] {
  const tub = tall * 0.2;
  const box = polygon([
    { x: foot.x - tub * 0.72, y: foot.y - tub },
    { x: foot.x + tub * 0.72, y: foot.y - tub },
    { x: foot.x + tub * 0.54, y: foot.y },
    { x: foot.x - tub * 0.54, y: foot.y },
  ]);
  const strings = [0.3, 0.5, 0.7].map((up) =>
    Array.from({ length: 7 }, (_, index): Point => {
      const share = index / 6 - 0.5;
      const sag = tall * 0.05 * (1 - 4 * share * share);
      return { x: foot.x + share * tall * 0.46 * (1.06 - up), y: foot.y - tub - (tall - tub) * up + sag };
    }),
  );
  return [
    shadowOf([filled(dark, box)], withAlpha(dark, 0.34), { x: 12, y: 8 }, 5),
    ...snowyFir(random, { x: foot.x, y: foot.y - tub * 0.8 }, tall - tub * 0.8, 1, {
      needles,
      snow: lit,
      shade: mixColours(needles, shade, 0.4),
    }),
    ...strings.flatMap((line) => christmasLights(line, needles, 4.4)),
    painted(
      linearPaint({ x: foot.x - tub, y: 0 }, { x: foot.x + tub, y: 0 }, [mixColours(pot, WHITE, 0.3), pot, mixColours(pot, BLACK, 0.25)]),
      box,
    ),
  ];
}
