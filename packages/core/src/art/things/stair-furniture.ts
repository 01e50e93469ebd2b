import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';

const FLAME: Rgba = { r: 255, g: 214, b: 138, a: 1 };

export interface StoneTones {
  readonly stone: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** The landing of hewn stone where the lowest flight turns into the mountain. */
export function landing(at: (x: number, up: number) => Point, thin: number, tones: StoneTones): readonly SceneNode[] {
  const { stone, shade, light } = tones;
  const courses = [0.335, 0.315, 0.295, 0.275].map((up) => polyline([at(650, up), at(782 - (0.353 - up) * 120, up)]));
  const joints = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((stoneAt) => {
      const x = 656 + stoneAt * 27 + (row % 2) * 13;
      return polyline([at(x, 0.335 - row * 0.02), at(x, 0.317 - row * 0.02)]);
    }),
  );
  return [
    painted(
      linearPaint(at(0, 0.352), at(0, 0.24), [mixColours(stone, shade, 0.34), mixColours(stone, shade, 0.85)]),
      polygon([at(650, 0.353), at(786, 0.353), at(778, 0.3), at(764, 0.25), at(700, 0.235), at(650, 0.25)]),
    ),
    stroked(withAlpha(mixColours(shade, BLACK, 0.3), 0.5), thin, ...courses, ...joints),
    filled(mixColours(stone, light, 0.5), polygon([at(646, 0.352), at(788, 0.352), at(764, 0.373), at(660, 0.373)])),
    filled(mixColours(stone, light, 0.75), polygon([at(646, 0.345), at(788, 0.345), at(788, 0.352), at(646, 0.352)])),
  ];
}

/** A lantern on a pillar of stone. */
export function stoneLantern(foot: Point, height: number, side: 1 | -1, glowing: number, tones: StoneTones): readonly SceneNode[] {
  const { stone, shade, light } = tones;
  const half = height * 0.13;
  const box = (wide: number, low: number, high: number) =>
    rectanglePath({ x: foot.x - half * wide, y: foot.y - height * high, width: half * 2 * wide, height: height * (high - low) });
  const lamp = { x: foot.x, y: foot.y - height * 0.83 };
  return [
    painted(
      linearPaint({ x: foot.x - half * side, y: 0 }, { x: foot.x + half * side, y: 0 }, [mixColours(stone, light, 0.4), shade]),
      box(1, 0, 0.7),
      box(1.5, 0.64, 0.72),
      box(1.4, -0.02, 0.08),
    ),
    glow(lamp, height * 0.9, withAlpha(FLAME, glowing)),
    filled(mixColours(FLAME, WHITE, 0.5), box(0.8, 0.72, 0.94)),
    stroked(
      shade,
      Math.max(0.8, height * 0.03),
      box(0.8, 0.72, 0.94),
      polyline([
        { x: foot.x, y: foot.y - height * 0.72 },
        { x: foot.x, y: foot.y - height * 0.94 },
      ]),
    ),
    filled(
      shade,
      polygon([
        { x: foot.x - half * 1.2, y: foot.y - height * 0.93 },
        { x: foot.x, y: foot.y - height * 1.08 },
        { x: foot.x + half * 1.2, y: foot.y - height * 0.93 },
      ]),
    ),
  ];
}

/** A torn banner on a pole beside the stair. */
export function tornBanner(foot: Point, tall: number, side: 1 | -1, cloth: Rgba, tones: StoneTones): readonly SceneNode[] {
  const { shade, light } = tones;
  const point = (x: number, up: number): Point => ({ x: foot.x - side * x * tall, y: foot.y - up * tall });
  const outline = polygon([
    point(0, 0.98),
    point(0.16, 0.95),
    point(0.34, 1),
    point(0.5, 0.95),
    point(0.44, 0.84),
    point(0.52, 0.72),
    point(0.34, 0.7),
    point(0.16, 0.64),
    point(0, 0.68),
  ]);
  return [
    stroked(shade, Math.max(2, tall * 0.02), polyline([point(0, -0.04), point(0, 1.06)])),
    painted(linearPaint(point(0, 0), point(0.5, 0), [cloth, mixColours(cloth, shade, 0.4), mixColours(cloth, light, 0.3)]), outline),
    stroked(withAlpha(light, 0.7), Math.max(1, tall * 0.006), polyline([point(0.012, 0), point(0.012, 1.05)])),
  ];
}
