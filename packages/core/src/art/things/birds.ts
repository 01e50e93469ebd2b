import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { smoothLine } from '../drawing/outlines.ts';

/** A bird in flight seen from afar. @param span from wing tip to wing tip. */
export function flyingBird(random: Random, middle: Point, span: number, tilt = 0): Path {
  const half = span / 2;
  const lift = between(random, 0.25, 0.62);
  const at = (x: number, y: number): Point => ({
    x: middle.x + (Math.cos(tilt) * x - Math.sin(tilt) * y) * half,
    y: middle.y + (Math.sin(tilt) * x + Math.cos(tilt) * y) * half,
  });
  const upper = smoothLine([at(-1, -lift), at(-0.5, -lift * 0.78), at(0, 0), at(0.5, -lift * 0.78), at(1, -lift)]);
  const lower = smoothLine([
    at(1, -lift),
    at(0.45, -lift * 0.42),
    at(0.06, 0.2),
    at(0, 0.3),
    at(-0.06, 0.2),
    at(-0.45, -lift * 0.42),
    at(-1, -lift),
  ]);
  return [...upper, ...lower.slice(1), ['Z']];
}
