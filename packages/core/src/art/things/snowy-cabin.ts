import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothShape } from '../drawing/outlines.ts';

export interface SnowyCabinTones {
  readonly log: Rgba;
  readonly snow: Rgba;
  /** Snow out of the light. */
  readonly shade: Rgba;
  readonly dark: Rgba;
  readonly lamp: Rgba;
}

export interface SnowyCabin {
  readonly nodes: readonly SceneNode[];
  readonly outline: Path;
  readonly chimney: Point;
  /** The threshold, and the middle of the lit window. */
  readonly door: Point;
  readonly window: Point;
}

/** A cabin of logs under deep snow, its gable with a door and one lit window to the viewer. @param side the side of its long wall: 1 right. */
export function snowyCabin(foot: Point, width: number, side: 1 | -1, { log, snow, shade, dark, lamp }: SnowyCabinTones): SnowyCabin {
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * width, y: foot.y - y * width });
  const spots = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => at(x, y));
  const shape = (...list: readonly (readonly [number, number])[]) => polygon(spots(list));
  const soft = (...list: readonly (readonly [number, number])[]) => smoothShape(spots(list));
  const thin = width * 0.006;
  const gable = shape([-0.46, 0], [0.1, 0], [0.1, 0.28], [-0.18, 0.66], [-0.46, 0.28]);
  const wall = shape([0.1, 0], [0.54, 0.035], [0.54, 0.3], [0.1, 0.3]);
  const roof = soft(
    [-0.185, 0.725],
    [0.02, 0.745],
    [0.28, 0.725],
    [0.33, 0.7],
    [0.5, 0.47],
    [0.615, 0.28],
    [0.6, 0.245],
    [0.54, 0.25],
    [0.46, 0.235],
    [0.36, 0.245],
    [0.26, 0.225],
    [0.185, 0.225],
    [0.15, 0.25],
    [-0.02, 0.47],
  );
  const nearEdge = soft(
    [-0.18, 0.745],
    [-0.13, 0.715],
    [0.02, 0.5],
    [0.165, 0.285],
    [0.175, 0.24],
    [0.14, 0.22],
    [0.1, 0.245],
    [-0.03, 0.435],
    [-0.18, 0.64],
    [-0.33, 0.435],
    [-0.47, 0.23],
    [-0.52, 0.215],
    [-0.555, 0.245],
    [-0.53, 0.29],
    [-0.37, 0.51],
    [-0.22, 0.72],
  );
  const chimney = shape([0.24, 0.55], [0.34, 0.55], [0.34, 0.83], [0.24, 0.83]);
  const rows = Array.from({ length: 16 }, (_, index) => 0.04 + index * 0.043);
  const seam = withAlpha(dark, 0.6);
  const pane = shape([-0.39, 0.11], [-0.25, 0.11], [-0.25, 0.25], [-0.39, 0.25]);
  const window = at(-0.32, 0.18);
  const warm = mixColours(log, lamp, 0.5);
  return {
    chimney: at(0.29, 0.87),
    door: at(-0.06, -0.01),
    window,
    outline: [...gable, ...wall, ...roof, ...nearEdge, ...chimney],
    nodes: [
      painted(linearPaint(at(0.24, 0), at(0.34, 0), [mixColours(log, dark, 0.35), mixColours(dark, log, 0.25)]), chimney),
      stroked(seam, thin, ...[0.72, 0.755, 0.79].map((y) => polyline([at(0.24, y), at(0.34, y)]))),
      filled(snow, soft([0.22, 0.82], [0.36, 0.82], [0.365, 0.85], [0.33, 0.875], [0.26, 0.875], [0.215, 0.85])),
      painted(linearPaint(at(0.1, 0.2), at(0.54, 0.2), [mixColours(log, dark, 0.55), mixColours(log, dark, 0.75)]), wall),
      clipped(wall, [
        stroked(seam, thin, ...rows.map((y) => polyline([at(0.1, y), at(0.54, y + 0.035 * Math.max(0, 1 - y / 0.3))]))),
        filled(withAlpha(dark, 0.5), shape([0.1, 0.3], [0.54, 0.3], [0.54, 0.2], [0.1, 0.17])),
      ]),
      painted(linearPaint(at(-0.46, 0), at(0.1, 0.3), [warm, mixColours(log, lamp, 0.12)]), gable),
      clipped(gable, [
        stroked(seam, thin * 1.1, ...rows.map((y) => polyline([at(-0.46, y), at(0.1, y)]))),
        stroked(
          withAlpha(mixColours(lamp, log, 0.4), 0.4),
          thin * 0.7,
          ...rows.map((y) => polyline([at(-0.46, y - 0.012), at(0.02, y - 0.012)])),
        ),
        filled(withAlpha(dark, 0.55), shape([-0.5, 0.22], [-0.18, 0.66], [0.14, 0.22], [0.14, 0.14], [-0.18, 0.56], [-0.5, 0.14])),
      ]),
      filled(mixColours(log, dark, 0.4), ...[-0.46, 0.075].map((x) => shape([x, 0], [x + 0.025, 0], [x + 0.025, 0.26], [x, 0.26]))),
      filled(mixColours(dark, log, 0.2), shape([-0.13, 0], [0.01, 0], [0.01, 0.265], [-0.13, 0.265])),
      painted(
        linearPaint(at(-0.12, 0), at(0, 0), [mixColours(log, lamp, 0.3), mixColours(log, dark, 0.2)]),
        shape([-0.118, 0], [-0.002, 0], [-0.002, 0.252], [-0.118, 0.252]),
      ),
      stroked(seam, thin * 0.8, ...[-0.09, -0.06, -0.03].map((x) => polyline([at(x, 0.005), at(x, 0.25)]))),
      filled(lamp, shape([-0.022, 0.12], [-0.012, 0.12], [-0.012, 0.136], [-0.022, 0.136])),
      glow(window, width * 0.3, withAlpha(lamp, 0.6)),
      painted(linearPaint(at(-0.32, 0.25), at(-0.32, 0.11), [mixColours(lamp, WHITE, 0.25), mixColours(lamp, WHITE, 0.6)]), pane),
      stroked(
        mixColours(dark, log, 0.35),
        thin * 1.9,
        pane,
        polyline([at(-0.32, 0.11), at(-0.32, 0.25)]),
        polyline([at(-0.39, 0.185), at(-0.25, 0.185)]),
      ),
      filled(snow, soft([-0.41, 0.1], [-0.23, 0.1], [-0.225, 0.115], [-0.28, 0.13], [-0.36, 0.128], [-0.415, 0.115])),
      painted(linearPaint(at(0.35, 0.68), at(0.3, 0.22), [snow, mixColours(snow, shade, 0.55), shade]), roof),
      painted(
        linearPaint(at(0.1, 0.16), at(0.1, 0.26), [withAlpha(shade, 0), withAlpha(mixColours(shade, BLACK, 0.2), 0.35)]),
        shape([0.16, 0.22], [0.6, 0.24], [0.6, 0.28], [0.16, 0.26]),
      ),
      painted(linearPaint(at(-0.18, 0.75), at(-0.18, 0.2), [mixColours(snow, WHITE, 0.5), mixColours(snow, shade, 0.3)]), nearEdge),
      stroked(
        withAlpha(mixColours(lamp, WHITE, 0.3), 0.55),
        thin * 1.1,
        polyline(
          spots([
            [-0.5, 0.222],
            [-0.33, 0.44],
            [-0.2, 0.618],
          ]),
        ),
      ),
    ],
  };
}
