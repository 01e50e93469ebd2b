import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';

export interface CabinTones {
  readonly log: Rgba;
  readonly roof: Rgba;
  readonly stone: Rgba;
  readonly shade: Rgba;
  /** The low sun on its gable, and the lamp inside. */
  readonly sun: Rgba;
  readonly lamp: Rgba;
}

/** A log cabin with a porch, lit windows and a chimney; its gable looks into the low sun. @param side the side of the gable: 1 right. */
export function logCabin(
  random: Random,
  foot: Point,
  width: number,
  side: 1 | -1,
  tones: CabinTones,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path; readonly chimney: Point } {
  const { log, roof, stone, shade, sun, lamp } = tones;
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * width, y: foot.y - y * width });
  const shape = (...spots: readonly (readonly [number, number])[]) => polygon(spots.map(([x, y]) => at(x, y)));
  const front = shape([-0.5, 0], [0.28, 0], [0.28, 0.35], [-0.5, 0.35]);
  const gable = shape([0.28, 0], [0.56, 0.045], [0.56, 0.35], [0.42, 0.575], [0.28, 0.35]);
  const slope = shape([-0.57, 0.325], [0.3, 0.325], [0.445, 0.6], [-0.42, 0.6]);
  const eaves = shape([0.27, 0.325], [0.3, 0.31], [0.445, 0.572], [0.6, 0.315], [0.618, 0.33], [0.445, 0.6]);
  const porch = shape([-0.63, 0.225], [0.29, 0.225], [0.3, 0.325], [-0.57, 0.325]);
  const chimney = shape([-0.44, 0.3], [-0.33, 0.3], [-0.335, 0.75], [-0.435, 0.75]);
  const thin = width * 0.006;
  const seam = withAlpha(mixColours(shade, BLACK, 0.3), 0.55);
  const rows = [0.04, 0.083, 0.126, 0.17, 0.213, 0.257, 0.3];
  const dark = mixColours(log, shade, 0.66);
  const window = (x: number): readonly SceneNode[] => {
    const pane = shape([x - 0.05, 0.1], [x + 0.05, 0.1], [x + 0.05, 0.205], [x - 0.05, 0.205]);
    return [
      glow(at(x, 0.15), width * 0.15, withAlpha(lamp, 0.6)),
      filled(mixColours(lamp, WHITE, 0.15), pane),
      stroked(
        mixColours(shade, log, 0.3),
        thin * 1.3,
        pane,
        polyline([at(x, 0.1), at(x, 0.205)]),
        polyline([at(x - 0.05, 0.152), at(x + 0.05, 0.152)]),
      ),
    ];
  };
  const shingles = Array.from({ length: 7 }, (_, index) => {
    const share = (index + 0.5) / 7;
    return polyline([at(-0.57 + 0.15 * share, 0.325 + 0.275 * share), at(0.3 + 0.145 * share, 0.325 + 0.275 * share)]);
  });
  const joints = Array.from({ length: 60 }, () => {
    const row = Math.floor(random() * 7);
    const [share, next] = [row / 7, (row + 1) / 7];
    const x = between(random, -0.5, 0.3) + 0.15 * share;
    return polyline([at(x, 0.325 + 0.275 * share), at(x + 0.02, 0.325 + 0.275 * next)]);
  });
  const stones = Array.from({ length: 26 }, () =>
    ellipse(
      at(between(random, -0.43, -0.34), between(random, 0.56, 0.73)),
      width * between(random, 0.01, 0.019),
      width * between(random, 0.007, 0.012),
    ),
  );
  const posts = [-0.58, -0.3, -0.03, 0.26].map((x) =>
    shape([x - 0.012, -0.02], [x + 0.012, -0.02], [x + 0.012, 0.225], [x - 0.012, 0.225]),
  );
  return {
    chimney: at(-0.385, 0.76),
    outline: [...front, ...gable, ...slope, ...chimney],
    nodes: [
      painted(linearPaint(at(-0.44, 0.5), at(-0.33, 0.5), [mixColours(stone, shade, 0.55), mixColours(stone, sun, 0.4)]), chimney),
      clipped(chimney, [filled(withAlpha(shade, 0.3), ...stones)]),
      filled(mixColours(stone, shade, 0.3), shape([-0.45, 0.74], [-0.32, 0.74], [-0.32, 0.765], [-0.45, 0.765])),
      painted(linearPaint(at(-0.5, 0), at(0.28, 0), [mixColours(dark, shade, 0.3), dark]), front),
      clipped(front, [stroked(seam, thin, ...rows.map((y) => polyline([at(-0.5, y), at(0.28, y)])))]),
      filled(mixColours(shade, BLACK, 0.2), shape([-0.13, 0], [-0.01, 0], [-0.01, 0.225], [-0.13, 0.225])),
      filled(mixColours(lamp, log, 0.25), shape([-0.05, 0], [-0.01, 0], [-0.01, 0.222], [-0.05, 0.222])),
      ...window(-0.34),
      ...window(0.13),
      painted(linearPaint(at(0.28, 0.2), at(0.56, 0.25), [mixColours(log, sun, 0.22), mixColours(log, sun, 0.55)]), gable),
      clipped(gable, [
        stroked(
          seam,
          thin,
          ...[...rows, 0.345, 0.39, 0.435, 0.48, 0.525].map((y) => polyline([at(0.28, y), at(0.56, y + 0.045 * (1 - y / 0.5))])),
        ),
        filled(mixColours(shade, BLACK, 0.1), shape([0.385, 0.145], [0.46, 0.155], [0.46, 0.25], [0.385, 0.24])),
        filled(
          withAlpha(sun, 0.85),
          shape([0.395, 0.155], [0.42, 0.158], [0.42, 0.24], [0.395, 0.236]),
          shape([0.428, 0.16], [0.452, 0.163], [0.452, 0.242], [0.428, 0.24]),
        ),
        filled(withAlpha(shade, 0.4), shape([0.28, 0.35], [0.42, 0.575], [0.56, 0.35], [0.56, 0.31], [0.42, 0.53], [0.28, 0.31])),
      ]),
      painted(linearPaint(at(-0.5, 0.45), at(0.42, 0.5), [mixColours(roof, shade, 0.35), mixColours(roof, sun, 0.3)]), slope),
      clipped(slope, [stroked(withAlpha(shade, 0.4), thin, ...shingles, ...joints)]),
      stroked(withAlpha(mixColours(sun, WHITE, 0.4), 0.9), thin * 1.4, polyline([at(-0.42, 0.6), at(0.445, 0.6)])),
      filled(mixColours(roof, sun, 0.5), eaves),
      shadowOf([filled(shade, porch)], withAlpha(shade, 0.55), { x: 0, y: width * 0.045 }, width * 0.016),
      painted(linearPaint(at(-0.6, 0.27), at(0.3, 0.27), [mixColours(roof, shade, 0.5), mixColours(roof, sun, 0.12)]), porch),
      stroked(withAlpha(shade, 0.4), thin, polyline([at(-0.61, 0.255), at(0.294, 0.255)]), polyline([at(-0.59, 0.29), at(0.297, 0.29)])),
      filled(mixColours(log, shade, 0.4), shape([-0.63, 0.215], [0.3, 0.215], [0.3, 0.23], [-0.63, 0.23])),
      ...posts.map((post) =>
        painted(linearPaint(at(-0.02, 0), at(0, 0), [mixColours(log, shade, 0.5), mixColours(log, shade, 0.3)]), post),
      ),
      stroked(
        mixColours(log, sun, 0.5),
        thin * 0.9,
        ...[-0.58, -0.3, -0.03, 0.26].map((x) => polyline([at(x + 0.01, -0.02), at(x + 0.01, 0.22)])),
      ),
      filled(mixColours(log, shade, 0.35), shape([-0.62, -0.035], [0.29, -0.035], [0.28, 0.005], [-0.6, 0.005])),
      stroked(mixColours(log, sun, 0.3), thin, polyline([at(-0.61, 0.005), at(0.285, 0.005)])),
      stroked(
        mixColours(log, shade, 0.45),
        thin * 1.6,
        polyline([at(-0.58, 0.1), at(-0.3, 0.1)]),
        polyline([at(-0.03, 0.1), at(0.26, 0.1)]),
      ),
    ],
  };
}

/** A wind pump on its lattice of steel. @param height from the ground to the hub, units. */
export function windPump(foot: Point, height: number, turn: number, tone: Rgba, light: Rgba): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * height, y: foot.y - y * height });
  const hub = at(0, 1);
  const levels = [0, 0.24, 0.46, 0.66, 0.84];
  const half = (y: number) => 0.14 * (1 - y) + 0.012;
  const braces = levels.slice(0, -1).flatMap((y, index) => {
    const next = levels[index + 1] ?? 0.9;
    return [
      polyline([at(-half(y), y), at(half(next), next)]),
      polyline([at(half(y), y), at(-half(next), next)]),
      polyline([at(-half(next), next), at(half(next), next)]),
    ];
  });
  const vanes = Array.from({ length: 16 }, (_, index) => {
    const angle = turn + (index / 16) * 2 * Math.PI;
    const point = (radius: number, off: number): Point => ({
      x: hub.x + Math.cos(angle + off) * radius * height * 0.94,
      y: hub.y + Math.sin(angle + off) * radius * height,
    });
    return polygon([point(0.07, -0.1), point(0.2, -0.13), point(0.2, 0.11), point(0.07, 0.06)]);
  });
  const thin = height * 0.011;
  return [
    stroked(tone, thin * 1.5, polyline([at(-half(0), 0), at(-0.012, 0.95)]), polyline([at(half(0), 0), at(0.012, 0.95)])),
    stroked(tone, thin * 0.8, ...braces),
    filled(tone, polygon([at(0.02, 1.005), at(0.24, 1.03), at(0.34, 1.1), at(0.34, 0.93), at(0.24, 0.985), at(0.02, 0.995)])),
    filled(tone, ...vanes),
    stroked(tone, thin * 0.7, ellipse(hub, height * 0.128, height * 0.136)),
    stroked(
      withAlpha(light, 0.75),
      thin * 0.6,
      smoothLine([at(half(0) + 0.006, 0), at(0.018, 0.95)]),
      ...vanes.filter((_, index) => index % 2 === 0),
    ),
  ];
}
