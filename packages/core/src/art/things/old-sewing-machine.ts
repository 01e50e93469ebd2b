import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

const IRON: Rgba = { r: 34, g: 34, b: 38, a: 1 };
const BRASS: Rgba = { r: 222, g: 178, b: 98, a: 1 };
const STEEL: Rgba = { r: 196, g: 198, b: 202, a: 1 };

interface MachineTones {
  readonly wood: Rgba;
  readonly cloth: Rgba;
  readonly thread: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** An old black sewing machine with gilt scrolls on its wooden base, with cloth under the needle. @param out 1: its needle is on the left. */
export function oldSewingMachine(
  foot: Point,
  wide: number,
  out: 1 | -1,
  { wood, cloth, thread, light, shade }: MachineTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + out * x * wide, y: foot.y - up * wide });
  const base = polygon([at(-0.56, 0), at(0.56, 0), at(0.56, 0.13), at(-0.56, 0.13)]);
  const bed = polygon([at(-0.52, 0.13), at(0.52, 0.13), at(0.5, 0.18), at(-0.5, 0.18)]);
  const body = smoothShape([
    at(0.42, 0.18),
    at(0.43, 0.34),
    at(0.4, 0.58),
    at(0.3, 0.68),
    at(0.1, 0.69),
    at(-0.14, 0.65),
    at(-0.3, 0.68),
    at(-0.4, 0.68),
    at(-0.44, 0.6),
    at(-0.43, 0.42),
    at(-0.36, 0.38),
    at(-0.3, 0.42),
    at(-0.27, 0.5),
    at(-0.1, 0.53),
    at(0.12, 0.52),
    at(0.21, 0.46),
    at(0.22, 0.3),
    at(0.18, 0.18),
  ]);
  const bar = polygon([at(-0.375, 0.4), at(-0.345, 0.4), at(-0.35, 0.24), at(-0.37, 0.24)]);
  const needle = polygon([at(-0.366, 0.26), at(-0.354, 0.26), at(-0.36, 0.16)]);
  const plate = polygon([at(-0.42, 0.235), at(-0.3, 0.235), at(-0.31, 0.215), at(-0.41, 0.215)]);
  const wheel = at(0.47, 0.52);
  const reel = at(0.02, 0.76);
  const run = smoothLine([reel, at(-0.2, 0.74), at(-0.36, 0.72), at(-0.4, 0.56), at(-0.365, 0.42)]);
  const scrolls = [0, 1, 2].map((index) =>
    smoothLine(
      [0, 1, 2, 3, 4, 5, 6].map((step) =>
        at(0.12 - index * 0.13 + Math.cos(step) * 0.03 * (1 - step * 0.1) - step * 0.009, 0.61 + Math.sin(step) * 0.026),
      ),
    ),
  );
  const drape = smoothShape([
    at(-0.58, 0.2),
    at(-0.44, 0.23),
    at(-0.2, 0.215),
    at(0.02, 0.23),
    at(0.1, 0.2),
    at(0.06, 0.16),
    at(-0.14, 0.17),
    at(-0.38, 0.12),
    at(-0.5, -0.01),
    at(-0.72, -0.04),
    at(-0.78, 0.02),
    at(-0.68, 0.1),
  ]);
  return [
    shadowOf([filled(shade, base, body)], withAlpha(shade, 0.6), { x: out * wide * 0.06, y: 6 }, wide * 0.03),
    painted(linearPaint(at(-0.5, 0.1), at(0.5, 0), [mixColours(wood, light, 0.4), wood, mixColours(wood, BLACK, 0.35)]), base),
    filled(withAlpha(BRASS, 0.9), polygon([at(-0.56, 0.125), at(0.56, 0.125), at(0.56, 0.135), at(-0.56, 0.135)])),
    filled(mixColours(IRON, light, 0.12), bed),
    painted(
      linearPaint(at(0.44, 0.52), at(0.52, 0.52), [mixColours(STEEL, shade, 0.5), STEEL, mixColours(STEEL, shade, 0.6)]),
      ellipse(wheel, wide * 0.045, wide * 0.13),
    ),
    painted(linearPaint(at(-0.2, 0.72), at(0.2, 0.24), [mixColours(IRON, light, 0.5), mixColours(IRON, light, 0.08), BLACK]), body),
    stroked(
      withAlpha(mixColours(light, WHITE, 0.4), 0.75),
      wide * 0.009,
      smoothLine([at(-0.4, 0.655), at(-0.28, 0.65), at(-0.1, 0.625), at(0.12, 0.66), at(0.3, 0.65)]),
    ),
    stroked(BRASS, wide * 0.009, ...scrolls, smoothLine([at(0.26, 0.26), at(0.34, 0.3), at(0.33, 0.42), at(0.27, 0.4)])),
    filled(mixColours(STEEL, WHITE, 0.2), bar, needle, plate),
    filled(
      mixColours(wood, light, 0.3),
      polygon([at(-0.01, 0.69), at(0.05, 0.69), at(0.05, 0.71), at(-0.01, 0.71)]),
      polygon([at(-0.01, 0.8), at(0.05, 0.8), at(0.05, 0.82), at(-0.01, 0.82)]),
    ),
    painted(
      linearPaint(at(-0.01, 0.76), at(0.05, 0.76), [mixColours(thread, WHITE, 0.35), thread, mixColours(thread, BLACK, 0.35)]),
      polygon([at(-0.004, 0.71), at(0.044, 0.71), at(0.044, 0.8), at(-0.004, 0.8)]),
    ),
    stroked(mixColours(thread, WHITE, 0.25), wide * 0.005, run),
    shadowOf([filled(shade, drape)], withAlpha(shade, 0.45), { x: out * 4, y: 6 }, 5),
    painted(linearPaint(at(-0.7, 0.05), at(0.08, 0.2), [mixColours(cloth, WHITE, 0.2), cloth, mixColours(cloth, BLACK, 0.3)]), drape),
    stroked(
      withAlpha(mixColours(cloth, BLACK, 0.5), 0.5),
      wide * 0.008,
      smoothLine([at(-0.44, 0.21), at(-0.52, 0.12), at(-0.66, 0.02)]),
      smoothLine([at(-0.3, 0.2), at(-0.42, 0.14), at(-0.52, 0.03)]),
    ),
    filled(mixColours(STEEL, WHITE, 0.2), plate, needle),
  ];
}
