import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

interface Starship {
  readonly middle: Point;
  readonly length: number;
  /** 1: its bow is at the right. */
  readonly side: 1 | -1;
  /** Degrees by which the bow is raised. */
  readonly rise: number;
}

interface StarshipTones {
  readonly hull: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly lamp: Rgba;
  readonly jet: Rgba;
}

/** A long ship seen from afar: a bow like a blade, a spine with holds, a tower, fins, and the fire of its engines. */
export function farStarship(
  { middle, length, side, rise }: Starship,
  { hull, shade, light, lamp, jet }: StarshipTones,
): readonly SceneNode[] {
  const [sin, cos] = [Math.sin((rise * Math.PI) / 180), Math.cos((rise * Math.PI) / 180)];
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: middle.x + side * length * (x * cos - y * sin),
    y: middle.y - length * (x * sin + y * cos),
  });
  const shape = (...points: readonly (readonly [number, number])[]) => polygon(points.map(at));
  const upper = shape([0.5, 0.002], [0.34, 0.026], [0.12, 0.04], [-0.02, 0.042], [-0.05, 0.028], [-0.5, 0.028], [-0.5, 0], [0.5, 0]);
  const under = shape(
    [0.5, 0.002],
    [0.5, -0.004],
    [0.28, -0.03],
    [0.02, -0.034],
    [-0.06, -0.02],
    [-0.3, -0.022],
    [-0.34, -0.046],
    [-0.5, -0.046],
    [-0.5, 0.004],
  );
  const holds = [-0.11, -0.17, -0.23].map((x) => shape([x, 0.04], [x - 0.05, 0.04], [x - 0.05, -0.034], [x, -0.034]));
  const tower = shape([0.02, 0.04], [-0.02, 0.07], [-0.07, 0.074], [-0.085, 0.04]);
  const fins = [
    shape([-0.33, 0.028], [-0.44, 0.09], [-0.49, 0.09], [-0.46, 0.026]),
    shape([-0.33, -0.04], [-0.43, -0.092], [-0.48, -0.092], [-0.46, -0.04]),
  ];
  const panes = Array.from({ length: 17 }, (_, index) => at([0.3 - index * 0.021, 0.006 + (index % 3) * 0.009]));
  const nozzles = [0.016, -0.014, -0.034].map((y) => at([-0.505, y]));
  const from = at([0, 0.08]);
  const to = at([0, -0.06]);
  const thin = Math.max(0.8, length * 0.004);
  return [
    ...nozzles.map((nozzle) => glow(nozzle, length * 0.16, withAlpha(jet, 0.4))),
    painted(
      linearPaint(at([-0.5, 0]), at([-0.86, 0]), [withAlpha(mixColours(jet, WHITE, 0.6), 0.95), withAlpha(jet, 0)]),
      ...[0.016, -0.014, -0.034].map((y) => shape([-0.5, y + 0.007], [-0.86, y], [-0.5, y - 0.007])),
    ),
    painted(linearPaint(from, to, [mixColours(hull, light, 0.5), shade]), ...fins),
    painted(linearPaint(from, to, [mixColours(hull, light, 0.3), shade, mixColours(shade, BLACK, 0.4)]), under),
    painted(linearPaint(from, to, [mixColours(hull, light, 0.75), mixColours(hull, light, 0.25), hull]), upper, tower),
    painted(linearPaint(from, to, [mixColours(hull, light, 0.45), hull, mixColours(shade, BLACK, 0.3)]), ...holds),
    stroked(withAlpha(shade, 0.7), thin * 0.7, ...[0.24, 0.1, -0.32, -0.4].map((x) => polyline([at([x, 0.03]), at([x - 0.01, -0.03])]))),
    stroked(
      withAlpha(mixColours(light, WHITE, 0.5), 0.9),
      thin * 0.8,
      polyline([at([0.5, 0.002]), at([0.34, 0.026]), at([0.12, 0.04]), at([0.02, 0.041])]),
      polyline([at([-0.02, 0.07]), at([-0.07, 0.074])]),
    ),
    filled(mixColours(lamp, WHITE, 0.3), ...panes.map((pane) => ellipse(pane, thin * 0.9, thin * 0.6))),
    filled(mixColours(jet, WHITE, 0.8), ...nozzles.map((nozzle) => ellipse(nozzle, length * 0.006, length * 0.008))),
  ];
}
