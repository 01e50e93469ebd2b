import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

type WaterTones = Readonly<Record<'deep' | 'light' | 'shade', Rgba>>;

/** A whale that swims under water, lit from above. @param long its length. @param side 1: it swims to the right. */
export function swimmingWhale(middle: Point, long: number, side: 1 | -1, { deep, light, shade }: WaterTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: middle.x + side * x * long, y: middle.y + y * long });
  const body = smoothShape([
    at(0.5, 0.02),
    at(0.46, -0.06),
    at(0.3, -0.112),
    at(0.06, -0.12),
    at(-0.16, -0.07),
    at(-0.34, -0.028),
    at(-0.46, -0.03),
    at(-0.47, -0.012),
    at(-0.32, 0.018),
    at(-0.14, 0.07),
    at(0.1, 0.108),
    at(0.32, 0.1),
    at(0.45, 0.068),
  ]);
  const tail = smoothShape([
    at(-0.43, -0.024),
    at(-0.5, -0.07),
    at(-0.59, -0.085),
    at(-0.54, -0.034),
    at(-0.53, -0.01),
    at(-0.58, 0.034),
    at(-0.5, 0.02),
    at(-0.44, -0.008),
  ]);
  const fin = smoothShape([at(0.2, 0.066), at(0.1, 0.13), at(-0.02, 0.196), at(-0.05, 0.18), at(0.03, 0.1), at(0.12, 0.05)]);
  const back = smoothShape([at(-0.08, -0.092), at(-0.16, -0.122), at(-0.2, -0.114), at(-0.17, -0.07)]);
  const pleats = Array.from({ length: 7 }, (_, index) =>
    smoothLine([at(0.47 - index * 0.012, 0.03 + index * 0.009), at(0.28, 0.05 + index * 0.008), at(0.06, 0.062 + index * 0.007)]),
  );
  const skin = mixColours(deep, shade, 0.45);
  return [
    filled(mixColours(skin, shade, 0.3), back),
    painted(linearPaint(at(0, -0.08), at(0, 0.06), [mixColours(skin, light, 0.5), mixColours(skin, shade, 0.3)]), tail),
    clipped(body, [
      painted(
        linearPaint(at(0, -0.13), at(0, 0.11), [
          mixColours(skin, light, 0.62),
          mixColours(skin, light, 0.12),
          mixColours(skin, shade, 0.4),
        ]),
        body,
      ),
      filled(
        withAlpha(mixColours(deep, light, 0.6), 0.42),
        smoothShape([at(0.52, 0.03), at(0.3, 0.048), at(0.04, 0.058), at(0.06, 0.13), at(0.4, 0.13)]),
      ),
      stroked(withAlpha(shade, 0.42), long * 0.004, ...pleats),
      stroked(withAlpha(shade, 0.5), long * 0.006, smoothLine([at(0.5, 0.02), at(0.38, 0.022), at(0.3, 0.044)])),
    ]),
    painted(linearPaint(at(0.1, 0.04), at(0, 0.19), [mixColours(skin, light, 0.3), mixColours(skin, shade, 0.5)]), fin),
    filled(mixColours(light, WHITE, 0.3), ellipse(at(0.3, 0.022), long * 0.006)),
  ];
}

/** A diver with a lamp. @param long from the hands to the fins. @param side 1: the lamp shines to the right. */
export function diver(middle: Point, long: number, side: 1 | -1, { light, shade }: WaterTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: middle.x + side * x * long, y: middle.y + y * long });
  const part = (...spots: readonly (readonly [number, number, number])[]) =>
    ribbon(spots.map(([x, y, width]) => ({ ...at(x, y), width: width * long })));
  const suit = [
    part([0.2, -0.06, 0.05], [0.02, 0, 0.06], [-0.14, 0.04, 0.04]),
    part([-0.12, 0.03, 0.042], [-0.28, 0.05, 0.03], [-0.4, 0.02, 0.018]),
    part([-0.12, 0.05, 0.042], [-0.25, 0.12, 0.03], [-0.38, 0.13, 0.018]),
    polygon([at(-0.38, 0.006), at(-0.56, -0.04), at(-0.53, 0.04), at(-0.4, 0.036)]),
    polygon([at(-0.36, 0.116), at(-0.53, 0.11), at(-0.49, 0.18), at(-0.38, 0.15)]),
    part([0.16, -0.03, 0.026], [0.3, 0.03, 0.02], [0.42, -0.02, 0.014]),
    ellipse(at(0.28, -0.09), long * 0.062),
  ];
  const lamp = at(0.44, -0.024);
  return [
    painted(
      linearPaint(lamp, at(1.7, 0.1), [withAlpha(light, 0.75), withAlpha(light, 0)]),
      polygon([lamp, at(1.7, -0.26), at(1.74, 0.1), at(1.66, 0.36)]),
    ),
    filled(mixColours(shade, light, 0.08), ...suit),
    filled(mixColours(shade, light, 0.35), part([0.16, -0.12, 0.03], [-0.06, -0.06, 0.034])),
    stroked(withAlpha(light, 0.7), long * 0.012, smoothLine([at(0.2, -0.11), at(0.02, -0.06), at(-0.14, 0)])),
    filled(
      withAlpha(mixColours(light, WHITE, 0.5), 0.75),
      ...[0, 1, 2, 3, 4].map((index) => ellipse(at(0.3 + (index % 2) * 0.05, -0.24 - index * 0.13), long * (0.016 + index * 0.004))),
    ),
    glow(lamp, long * 0.3, withAlpha(mixColours(light, WHITE, 0.6), 0.95)),
  ];
}

/** A school of small fish that turn together. */
export function fishSchool(random: Random, middle: Point, reach: number, side: 1 | -1, { light, shade }: WaterTones): readonly SceneNode[] {
  const fish = Array.from({ length: 54 }, (_, index) => {
    const [angle, out] = [index * 2.4, Math.sqrt(index / 54)];
    const spot = {
      x: middle.x + Math.cos(angle) * out * reach + between(random, -6, 6),
      y: middle.y + Math.sin(angle) * out * reach * 0.42 + between(random, -4, 4) + (Math.cos(angle) * out * reach) / 7,
    };
    const size = between(random, 5, 9);
    const lean = between(random, -0.16, 0.16) - 0.1;
    const at = (x: number, y: number): Point => ({ x: spot.x + side * (x - y * lean) * size, y: spot.y + (y + x * lean) * size });
    return {
      body: smoothShape([
        at(1, 0),
        at(0.3, -0.34),
        at(-0.6, -0.1),
        at(-1.1, -0.4),
        at(-0.96, 0),
        at(-1.1, 0.36),
        at(-0.6, 0.1),
        at(0.3, 0.32),
      ]),
      back: polyline([at(0.8, -0.1), at(0.2, -0.26), at(-0.5, -0.08)]),
    };
  });
  return [
    filled(withAlpha(mixColours(shade, light, 0.2), 0.85), ...fish.map(({ body }) => body)),
    stroked(withAlpha(light, 0.75), 1.3, ...fish.map(({ back }) => back)),
  ];
}

/** A small sailing boat on the water, its sail in the light. @param tall of its mast. */
export function smallSail(
  { x, y }: Point,
  tall: number,
  side: 1 | -1,
  { sail, hull, shade }: Readonly<Record<'sail' | 'hull' | 'shade', Rgba>>,
): readonly SceneNode[] {
  const at = (dx: number, up: number): Point => ({ x: x + side * dx * tall, y: y - up * tall });
  return [
    painted(
      linearPaint(at(0, 0), at(0, -0.62), [withAlpha(sail, 0.5), withAlpha(sail, 0)]),
      polygon([at(-0.24, 0), at(0.3, 0), at(0.08, -0.6)]),
    ),
    painted(
      linearPaint(at(-0.3, 0.5), at(0.1, 0.5), [sail, mixColours(sail, shade, 0.3)]),
      smoothShape([at(0.02, 0.98), at(-0.2, 0.6), at(-0.36, 0.2), at(-0.16, 0.17), at(0.01, 0.18)]),
    ),
    filled(mixColours(sail, shade, 0.2), smoothShape([at(0.05, 0.92), at(0.2, 0.52), at(0.36, 0.17), at(0.06, 0.18)])),
    stroked(mixColours(hull, shade, 0.5), tall * 0.022, polyline([at(0.03, 0.06), at(0.03, 1)])),
    painted(
      linearPaint(at(0, 0.12), at(0, -0.05), [hull, mixColours(hull, shade, 0.7)]),
      smoothShape([at(-0.4, 0.13), at(0.42, 0.14), at(0.3, -0.02), at(-0.28, -0.03)]),
    ),
    filled(shade, ellipse(at(-0.22, 0.2), tall * 0.035), ellipse(at(-0.22, 0.14), tall * 0.045, tall * 0.06)),
  ];
}
