import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

interface HedgeTones {
  readonly leaf: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly petals: readonly Rgba[];
  /** The wood of the fence before it. */
  readonly wood: Rgba;
}

/** A hedge and a fence beside the line, which the train passes so fast that leaves and posts run into streaks. @param box from the hedge's top to the sill. */
export function passingHedge(random: Random, box: Rect, { leaf, shade, light, petals, wood }: HedgeTones): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const phase = between(random, 0, 6.28);
  const top = (at: number) => y + height * (0.26 + 0.16 * Math.sin(at / 115 + phase) + 0.09 * Math.sin(at / 47 + phase * 2));
  const streak = (share: number, long: number, thick: number) => {
    const at = between(random, x - 40, x + width + 40);
    const up = top(at) + height * share;
    return ribbon([
      { x: at - long, y: up, width: 0.2 },
      { x: at - long * 0.4, y: up, width: thick },
      { x: at + long * 0.4, y: up, width: thick * 0.8 },
      { x: at + long, y: up, width: 0.2 },
    ]);
  };
  const many = (count: number, from: number, to: number, thick: number) =>
    Array.from({ length: Math.round((count * width) / 900) }, () => {
      const share = between(random, from, to);
      return streak(share, between(random, 16, 54) * (0.7 + share), between(random, 0.5, 1) * thick * (0.6 + share));
    });
  return [
    // The upper edge is not sharp: it is laid three times, a little higher and fainter each time.
    ...[0.1, 0.05].map((rise, index) =>
      filled(
        withAlpha(mixColours(leaf, light, 0.2), 0.35 + index * 0.25),
        areaUnder(
          across(box, 12, (at) => top(at) - height * rise),
          y + height,
        ),
      ),
    ),
    painted(
      linearPaint({ x: 0, y: y + height * 0.1 }, { x: 0, y: y + height }, [
        mixColours(leaf, light, 0.3),
        mixColours(leaf, shade, 0.12),
        mixColours(leaf, shade, 0.5),
      ]),
      areaUnder(across(box, 12, top), y + height),
    ),
    filled(withAlpha(mixColours(leaf, shade, 0.55), 0.6), ...many(150, 0.06, 0.85, 4.6)),
    filled(withAlpha(mixColours(leaf, light, 0.4), 0.6), ...many(170, -0.06, 0.6, 4)),
    filled(withAlpha(light, 0.5), ...many(50, -0.06, 0.3, 2.6)),
    ...petals.map((petal) => filled(withAlpha(petal, 0.75), ...many(16, 0.02, 0.6, 3.6))),
    ...fence(),
  ];

  /** Rails that stay sharp along the way of the train, and posts that are smeared across it. */
  function fence(): readonly SceneNode[] {
    const [high, low] = [y + height * 0.36, y + height * 0.56];
    const begin = x + between(random, 0, 140);
    const posts = Array.from({ length: Math.ceil(width / 170) }, (_, index) => begin + index * 170);
    const rail = (at: number, thick: number) => rectanglePath({ x, y: at, width, height: thick });
    return [
      filled(withAlpha(shade, 0.35), rail(high + 7, 5), rail(low + 8, 6)),
      filled(wood, rail(high, 7), rail(low, 8)),
      filled(withAlpha(light, 0.8), rail(high, 2), rail(low, 2.4)),
      ...posts.map((at) =>
        painted(
          linearPaint({ x: at - 26, y: 0 }, { x: at + 26, y: 0 }, [
            withAlpha(wood, 0),
            withAlpha(wood, 0.9),
            withAlpha(mixColours(wood, light, 0.35), 0.95),
            withAlpha(wood, 0),
          ]),
          rectanglePath({ x: at - 26, y: y + height * 0.24, width: 52, height: height * 0.8 }),
        ),
      ),
    ];
  }
}
