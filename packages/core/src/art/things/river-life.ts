import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { rimLit } from '../drawing/rim-lit.ts';
import { peopleAt } from './backlit-people.ts';

interface Backlit {
  readonly body: Rgba;
  readonly rim: Rgba;
}

/** A flat boat whose ferryman stands and pushes it with a pole, and its image in the water. @param size the length of the boat. */
export function skiff(
  middle: Point,
  size: number,
  side: 1 | -1,
  group: number,
  person: number,
  { body, rim, water }: Backlit & { readonly water: Rgba },
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: middle.x + side * x * size, y: middle.y - up * size });
  const hull = smoothShape([
    at(-0.52, 0.13),
    at(-0.44, 0.03),
    at(-0.2, -0.025),
    at(0.2, -0.025),
    at(0.44, 0.04),
    at(0.55, 0.16),
    at(0.3, 0.075),
    at(0, 0.055),
    at(-0.3, 0.07),
  ]);
  const feet = at(-0.16, 0.045);
  const people = peopleAt(feet, size * 0.66, person, group);
  const pole = ribbon([
    { ...at(-0.5, -0.1), width: size * 0.008 },
    { ...at(-0.22, 0.42), width: size * 0.009 },
    { ...at(-0.06, 0.86), width: size * 0.006 },
  ]);
  const image = (path: Path): Path => transformPath(path, [1, 0, 0, -0.72, 0, middle.y * 1.72 - size * 0.03]);
  const ripples = [0, 1, 2].map((step) =>
    smoothLine([at(-0.62 - step * 0.12, -0.045 - step * 0.035), at(0, -0.06 - step * 0.04), at(0.6 + step * 0.1, -0.04 - step * 0.035)]),
  );
  return [
    filled(withAlpha(body, 0.5), image([...hull, ...people])),
    stroked(withAlpha(water, 0.75), size * 0.009, ...ripples),
    ...rimLit([...people, ...pole, ...hull], body, body, { from: { x: side * 0.5, y: -0.87 }, rim, breadth: Math.max(1.3, size * 0.011) }),
  ];
}

/** A heron that stands still, in profile. */
export function heronAt(foot: Point, height: number, side: 1 | -1, { body, rim }: Backlit): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x - side * x * height, y: foot.y - up * height });
  const w = (share: number) => share * height;
  const trunk = smoothShape([
    at(-0.3, 0.3),
    at(-0.2, 0.42),
    at(-0.05, 0.53),
    at(0.08, 0.57),
    at(0.14, 0.5),
    at(0.1, 0.41),
    at(-0.02, 0.36),
    at(-0.14, 0.335),
  ]);
  const neck = ribbon([
    { ...at(0.06, 0.5), width: w(0.055) },
    { ...at(0.13, 0.6), width: w(0.034) },
    { ...at(0.09, 0.71), width: w(0.025) },
    { ...at(0.07, 0.81), width: w(0.022) },
    { ...at(0.12, 0.89), width: w(0.023) },
    { ...at(0.17, 0.91), width: w(0.026) },
  ]);
  const head = smoothShape([
    at(0.12, 0.905),
    at(0.15, 0.94),
    at(0.2, 0.945),
    at(0.27, 0.92),
    at(0.4, 0.893),
    at(0.27, 0.897),
    at(0.18, 0.885),
  ]);
  const crest = ribbon([
    { ...at(0.17, 0.94), width: w(0.008) },
    { ...at(0.1, 0.95), width: w(0.008) },
    { ...at(0.0, 0.9), width: w(0.001) },
  ]);
  const legs = [polyline([at(-0.02, 0.4), at(-0.05, 0.2), at(-0.03, -0.02)]), polyline([at(0.03, 0.4), at(0.02, 0.2), at(0.045, -0.02)])];
  return [
    stroked(body, w(0.014), ...legs),
    ...rimLit([...trunk, ...neck, ...head, ...crest, ...ellipse(at(0.08, 0.5), w(0.06))], body, body, {
      from: { x: -side * 0.64, y: -0.77 },
      rim,
      breadth: Math.max(1.2, height * 0.01),
    }),
  ];
}
