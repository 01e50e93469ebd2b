import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';

export interface FirTones {
  readonly needles: Rgba;
  readonly snow: Rgba;
  /** Snow out of the light. */
  readonly shade: Rgba;
}

/** A fir with snow on every tier of its boughs. @param light 1 where the light comes from the right. */
export function snowyFir(
  random: Random,
  foot: Point,
  height: number,
  light: 1 | -1,
  { needles, snow, shade }: FirTones,
): readonly SceneNode[] {
  const tiers = Math.max(5, Math.min(11, Math.round(height / 46)));
  const tier = (height * 0.93) / tiers;
  const half = height * between(random, 0.19, 0.235);
  const nodes = Array.from({ length: tiers }, (_, index): readonly SceneNode[] => {
    const down = (index + 1) / tiers;
    const reach = half * down ** 0.86 * between(random, 0.9, 1.08);
    const top = { x: foot.x, y: foot.y - height + tier * index - tier * 0.12 };
    const droop = tier * (1.02 + 0.28 * down);
    const lean = between(random, -0.06, 0.06) * reach;
    const paint = (dark: Rgba, lit: Rgba) =>
      linearPaint({ x: top.x - light * reach, y: 0 }, { x: top.x + light * reach, y: 0 }, [dark, dark, lit]);
    return [
      painted(paint(mixColours(needles, shade, 0.05), mixColours(needles, shade, 0.2)), bough(random, top, reach, droop, lean, 1.3, 1)),
      painted(
        linearPaint({ x: top.x - light * reach, y: top.y + droop }, { x: top.x + light * reach * 0.7, y: top.y }, [
          shade,
          mixColours(shade, snow, 0.4),
          snow,
        ]),
        bough(random, top, reach * 0.97, droop * 0.94, lean, 0.86, 0.62),
      ),
    ];
  });
  return [
    filled(
      mixColours(needles, shade, 0.1),
      polygon([
        { x: foot.x - half * 0.05, y: foot.y - tier },
        { x: foot.x + half * 0.05, y: foot.y - tier },
        { x: foot.x + half * 0.07, y: foot.y },
        { x: foot.x - half * 0.07, y: foot.y },
      ]),
    ),
    // The lower tiers hang before the upper ones' trunk, and the upper ones over them.
    ...nodes.toReversed().flat(),
    painted(
      linearPaint({ x: foot.x, y: foot.y - tier * 0.3 }, { x: foot.x, y: foot.y + tier * 0.16 }, [
        mixColours(snow, shade, 0.35),
        withAlpha(shade, 0),
      ]),
      ellipse({ x: foot.x, y: foot.y }, half * 0.62, tier * 0.26),
    ),
  ];
}

/** One tier: two slopes that hang to their tips, and an edge of lobes between the tips. @param deep how far its lobes hang, of its height. */
function bough(random: Random, top: Point, reach: number, droop: number, lean: number, deep: number, wave: number): Path {
  const lobes = Math.max(5, Math.min(11, Math.round(reach / 9)));
  const edge = Array.from({ length: lobes * 2 - 1 }, (_, index): Point => {
    const share = 1 - (2 * (index + 1)) / (lobes * 2);
    const hang = index % 2 === 0 ? 0.42 * wave : 0;
    const level = droop * (0.5 * Math.abs(share) + 0.5) * deep * 0.82;
    return { x: top.x + lean + share * reach * 0.97, y: top.y + level - hang * droop * between(random, 0.6, 1.2) * 0.7 };
  });
  const slope = (sign: number): readonly Point[] => [
    { x: top.x + sign * reach * 0.24, y: top.y + droop * 0.42 },
    { x: top.x + lean + sign * reach * 0.64, y: top.y + droop * 0.74 },
    { x: top.x + lean + sign * reach, y: top.y + droop * 1.02 },
  ];
  return smoothShape([{ x: top.x, y: top.y }, ...slope(1), ...edge, ...slope(-1).toReversed()]);
}
