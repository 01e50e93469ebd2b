import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polar, smoothShape } from '../drawing/outlines.ts';

interface MoonTones {
  readonly light: Rgba;
  /** The color of its plains. */
  readonly shade: Rgba;
  /** The color of the haze that its lower edge stands in. */
  readonly haze: Rgba;
}

/** The plains of the moon, as shares of its radius: middle and reach. */
const PLAINS: readonly (readonly [x: number, y: number, reach: number])[] = [
  [-0.36, -0.42, 0.34],
  [0.16, -0.4, 0.22],
  [0.36, -0.14, 0.24],
  [0.62, 0.04, 0.16],
  [-0.56, -0.02, 0.3],
  [-0.3, 0.26, 0.2],
  [0.66, -0.36, 0.12],
];

/** A full moon with its plains and the rays of young craters, low in the haze. */
export function fullMoon(random: Random, middle: Point, radius: number, { light, shade, haze }: MoonTones): readonly SceneNode[] {
  const disc = ellipse(middle, radius);
  const plain = ([x, y, reach]: (typeof PLAINS)[number]) =>
    smoothShape(
      Array.from({ length: 11 }, (_, index) =>
        polar(
          { x: middle.x + x * radius, y: middle.y + y * radius },
          reach * radius * between(random, 0.76, 1.2),
          (index / 11) * 2 * Math.PI,
        ),
      ),
    );
  const crater = () => {
    const at = polar(middle, radius * Math.sqrt(random()) * 0.95, random() * 2 * Math.PI);
    return ellipse(at, radius * between(random, 0.006, 0.022));
  };
  const young: Point = { x: middle.x - radius * 0.12, y: middle.y + radius * 0.66 };
  return [
    glow(middle, radius * 1.9, withAlpha(light, 0.5)),
    painted(
      linearPaint({ x: 0, y: middle.y - radius }, { x: 0, y: middle.y + radius }, [
        mixColours(light, WHITE, 0.45),
        light,
        mixColours(light, haze, 0.8),
      ]),
      disc,
    ),
    clipped(disc, [
      shadowOf([filled(shade, ...PLAINS.map(plain))], withAlpha(shade, 0.62), { x: 0, y: 0 }, radius * 0.03),
      filled(withAlpha(shade, 0.22), ...Array.from({ length: 60 }, crater)),
      filled(withAlpha(mixColours(light, WHITE, 0.5), 0.4), ...Array.from({ length: 40 }, crater)),
      glow(young, radius * 0.26, withAlpha(mixColours(light, WHITE, 0.6), 0.8)),
      painted(linearPaint({ x: 0, y: middle.y }, { x: 0, y: middle.y + radius }, [withAlpha(haze, 0), withAlpha(haze, 0.85)]), disc),
    ]),
  ];
}
