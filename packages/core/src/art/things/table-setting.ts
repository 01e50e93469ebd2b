import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The light on a laid table. */
export interface TableLight {
  /** The side that the light comes from: 1 right, -1 left. */
  readonly from: 1 | -1;
  readonly rim: Rgba;
  readonly shade: Rgba;
  /** The depth of a round thing as it is seen, as a share of its breadth. */
  readonly tilt: number;
}

const FLAME: Rgba = { r: 255, g: 214, b: 128, a: 1 };
const CRUST: Rgba = { r: 206, g: 142, b: 76, a: 1 };
const FLOUR: Rgba = { r: 250, g: 226, b: 178, a: 1 };

/** The fruit of a bowl. */
export const FRUIT: readonly Rgba[] = [
  { r: 214, g: 66, b: 44, a: 1 },
  { r: 240, g: 170, b: 58, a: 1 },
  { r: 150, g: 36, b: 66, a: 1 },
];

/** A round body in light from one side. */
function turnedPaint(middle: number, half: number, tone: Rgba, { from, rim, shade }: TableLight) {
  return linearPaint({ x: middle + from * half, y: 0 }, { x: middle - from * half, y: 0 }, [
    mixColours(tone, rim, 0.6),
    tone,
    mixColours(tone, shade, 0.28),
    mixColours(tone, shade, 0.5),
  ]);
}

/** A wine bottle. @param foot the middle of its foot. @param tall from its foot to its mouth. */
export function wineBottle(foot: Point, tall: number, glass: Rgba, label: Rgba, light: TableLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const body = smoothShape([
    at(-0.125, 0.02),
    at(-0.13, 0.5),
    at(-0.115, 0.6),
    at(-0.05, 0.72),
    at(-0.042, 0.97),
    at(0, 1),
    at(0.042, 0.97),
    at(0.05, 0.72),
    at(0.115, 0.6),
    at(0.13, 0.5),
    at(0.125, 0.02),
    at(0, -0.02),
  ]);
  const tag = polygon([at(-0.128, 0.2), at(0.128, 0.2), at(0.128, 0.46), at(-0.128, 0.46)]);
  return [
    painted(turnedPaint(foot.x, tall * 0.13, glass, light), body),
    painted(turnedPaint(foot.x, tall * 0.16, label, light), tag),
    filled(
      withAlpha(light.shade, 0.5),
      ...[0.26, 0.32, 0.38].map((up, row) =>
        polygon([at(-0.06, up), at(0.06 - row * 0.015, up), at(0.06 - row * 0.015, up + 0.02), at(-0.06, up + 0.02)]),
      ),
    ),
    stroked(
      withAlpha(mixColours(light.rim, WHITE, 0.4), 0.85),
      Math.max(1, tall * 0.016),
      smoothLine([at(light.from * 0.105, 0.12), at(light.from * 0.108, 0.5), at(light.from * 0.04, 0.74), at(light.from * 0.03, 0.94)]),
    ),
  ];
}

/** A glass on a stem, half full. @param tall from its foot to its rim. */
export function stemGlass(foot: Point, tall: number, wine: Rgba, { from, rim, shade, tilt }: TableLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const bowl = smoothShape([
    at(-0.19, 0.99),
    at(-0.225, 0.72),
    at(-0.15, 0.5),
    at(0, 0.43),
    at(0.15, 0.5),
    at(0.225, 0.72),
    at(0.19, 0.99),
    at(0, 1),
  ]);
  const full = smoothShape([at(-0.222, 0.74), at(-0.15, 0.52), at(0, 0.45), at(0.15, 0.52), at(0.222, 0.74), at(0, 0.745)]);
  const thin = Math.max(0.8, tall * 0.014);
  return [
    filled(withAlpha(rim, 0.55), ellipse(foot, tall * 0.17, tall * 0.17 * tilt)),
    stroked(withAlpha(rim, 0.85), thin * 1.6, smoothLine([at(0, 0.44), at(0, 0.02)])),
    filled(withAlpha(WHITE, 0.26), bowl),
    painted(
      linearPaint(at(from * 0.22, 0.7), at(-from * 0.22, 0.6), [mixColours(wine, rim, 0.55), wine, mixColours(wine, shade, 0.45)]),
      full,
    ),
    filled(mixColours(wine, rim, 0.4), ellipse(at(0, 0.742), tall * 0.222, tall * 0.075)),
    stroked(
      withAlpha(WHITE, 0.8),
      thin,
      ellipse(at(0, 0.99), tall * 0.19, tall * 0.06),
      smoothLine([at(from * 0.18, 0.94), at(from * 0.2, 0.72), at(from * 0.15, 0.56)]),
    ),
  ];
}

/** A burning candle on a low stick. @param tall from its foot to the wick. */
export function tableCandle(foot: Point, tall: number, wax: Rgba, metal: Rgba, strength: number, light: TableLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const flame = smoothShape([at(0, 1.3), at(0.055, 1.1), at(0.035, 1.01), at(-0.035, 1.01), at(-0.055, 1.1)]);
  return [
    glow(at(0, 1.12), tall * 0.9, withAlpha(FLAME, 0.55 * strength)),
    painted(
      turnedPaint(foot.x, tall * 0.18, metal, light),
      ellipse(at(0, 0.02), tall * 0.2, tall * 0.2 * light.tilt),
      polygon([at(-0.05, 0.02), at(0.05, 0.02), at(0.085, 0.24), at(-0.085, 0.24)]),
    ),
    painted(
      linearPaint(at(0, 1), at(0, 0.2), [mixColours(wax, FLAME, 0.6), wax, mixColours(wax, light.shade, 0.22)]),
      polygon([at(-0.07, 0.22), at(0.07, 0.22), at(0.066, 0.97), at(0, 0.985), at(-0.066, 0.96)]),
    ),
    filled(mixColours(FLAME, { r: 255, g: 150, b: 60, a: 1 }, 0.35), flame),
    filled(mixColours(FLAME, WHITE, 0.75), smoothShape([at(0, 1.2), at(0.03, 1.08), at(0.018, 1.03), at(-0.018, 1.03), at(-0.03, 1.08)])),
  ];
}

/** A plate with a folded napkin on it, seen aslant. @param reach half of its breadth. */
export function napkinPlate(
  middle: Point,
  reach: number,
  china: Rgba,
  linen: Rgba,
  { from, shade, tilt }: TableLight,
): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: middle.x + x * reach, y: middle.y + y * reach * tilt });
  return [
    filled(withAlpha(shade, 0.3), ellipse(at(-from * 0.06, 0.2), reach * 1.02, reach * tilt * 1.02)),
    painted(
      linearPaint(at(from, 0), at(-from, 0.4), [mixColours(china, WHITE, 0.6), china, mixColours(china, shade, 0.22)]),
      ellipse(middle, reach, reach * tilt),
    ),
    filled(mixColours(china, shade, 0.16), ellipse(middle, reach * 0.7, reach * tilt * 0.7)),
    filled(mixColours(china, WHITE, 0.35), ellipse(at(0, 0.06), reach * 0.67, reach * tilt * 0.65)),
    filled(withAlpha(shade, 0.22), polygon([at(-0.34, -0.5), at(0.42, -0.44), at(0.4, 0.7), at(-0.36, 0.66)])),
    painted(
      linearPaint(at(-0.4, 0), at(0.4, 0), [mixColours(linen, WHITE, 0.3), linen, mixColours(linen, shade, 0.25)]),
      polygon([at(-0.38, -0.6), at(0.36, -0.56), at(0.34, 0.56), at(-0.4, 0.54)]),
    ),
    stroked(withAlpha(mixColours(linen, WHITE, 0.6), 0.7), Math.max(0.7, reach * 0.03), smoothLine([at(-0.2, -0.58), at(-0.22, 0.54)])),
  ];
}

/** A round loaf with cuts, flour and a lit side. @param reach half of its breadth. */
export function roundLoaf(random: Random, foot: Point, reach: number, { from, rim, shade }: TableLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * reach, y: foot.y - up * reach });
  const body = smoothShape([
    at(-1, 0.2),
    at(-0.9, 0.55),
    at(-0.5, 0.88),
    at(0, 0.98),
    at(0.5, 0.88),
    at(0.9, 0.55),
    at(1, 0.2),
    at(0.75, -0.06),
    at(0, -0.12),
    at(-0.75, -0.06),
  ]);
  const cuts = [-0.46, -0.04, 0.38].map((x) =>
    smoothShape([at(x - 0.14, 0.3), at(x - 0.02, 0.62), at(x + 0.2, 0.86), at(x + 0.14, 0.6), at(x + 0.04, 0.34)]),
  );
  const flour = Array.from({ length: 16 }, () =>
    ellipse(at(between(random, -0.8, 0.8), between(random, 0.3, 0.85)), reach * between(random, 0.01, 0.03)),
  );
  return [
    painted(
      radialPaint(at(from * 0.4, 0.8), reach * 1.7, [
        mixColours(CRUST, rim, 0.45),
        CRUST,
        mixColours(CRUST, shade, 0.35),
        mixColours(CRUST, shade, 0.6),
      ]),
      body,
    ),
    filled(mixColours(CRUST, BLACK, 0.4), ...cuts),
    filled(
      FLOUR,
      ...cuts.map((_, index) => {
        const x = [-0.46, -0.04, 0.38][index]! + 0.03;
        return smoothShape([at(x - 0.1, 0.34), at(x, 0.6), at(x + 0.17, 0.83), at(x + 0.11, 0.6), at(x + 0.03, 0.38)]);
      }),
    ),
    filled(withAlpha(FLOUR, 0.75), ...flour),
  ];
}

/** A bowl heaped with round fruit. @param reach half of its breadth. */
export function fruitBowl(
  random: Random,
  foot: Point,
  reach: number,
  fruit: readonly Rgba[],
  glaze: Rgba,
  light: TableLight,
): readonly SceneNode[] {
  const { from, rim, shade, tilt } = light;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * reach, y: foot.y - up * reach });
  const radius = reach * 0.3;
  const spots = [
    ...[-0.6, -0.22, 0.2, 0.6].map((x) => at(x, 0.74)),
    ...[-0.4, 0, 0.4].map((x) => at(x, 1 + between(random, -0.04, 0.04))),
    at(between(random, -0.16, 0.16), 1.28),
    ...[-0.48, -0.02, 0.46].map((x) => at(x, 0.64)),
  ];
  const body = smoothShape([
    at(-1, 0.6),
    at(-0.82, 0.22),
    at(-0.4, 0),
    at(0, -0.03),
    at(0.4, 0),
    at(0.82, 0.22),
    at(1, 0.6),
    at(0.5, 0.6 - tilt * 0.2),
    at(0, 0.6 - tilt * 0.26),
    at(-0.5, 0.6 - tilt * 0.2),
  ]);
  return [
    filled(mixColours(glaze, shade, 0.55), ellipse(at(0, 0.6), reach, reach * tilt * 0.5)),
    ...spots.flatMap((spot, index) => {
      const tone = fruit[index % fruit.length] ?? glaze;
      return [
        painted(
          radialPaint(polar(spot, radius * 0.5, from > 0 ? -0.8 : -2.35), radius * 1.6, [
            mixColours(tone, rim, 0.6),
            tone,
            mixColours(tone, shade, 0.6),
          ]),
          ellipse(spot, radius, radius * 0.96),
        ),
        filled(mixColours(tone, shade, 0.7), ellipse({ x: spot.x, y: spot.y - radius * 0.72 }, radius * 0.09, radius * 0.06)),
      ];
    }),
    painted(turnedPaint(foot.x, reach, glaze, light), body),
    stroked(
      withAlpha(mixColours(glaze, WHITE, 0.6), 0.7),
      Math.max(0.8, reach * 0.03),
      smoothLine([at(-0.99, 0.6), at(-0.5, 0.6 - tilt * 0.2), at(0, 0.6 - tilt * 0.26), at(0.5, 0.6 - tilt * 0.2), at(0.99, 0.6)]),
    ),
  ];
}
