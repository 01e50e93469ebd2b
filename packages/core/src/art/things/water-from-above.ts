import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';

/** Ripples on water that is seen from straight above. */
interface Ripples {
  /** The direction of the crests, radians. */
  readonly along: number;
  /** Ripples on a square of 100 units where the water is not calm. */
  readonly density: number;
  /** The movement of the water at a place, from 0 to 1. */
  readonly windAt: (spot: Point) => number;
  /** The light on a place, from 0 to 1. */
  readonly lightAt: (spot: Point) => number;
}

interface RippleTones {
  readonly shade: Rgba;
  readonly lit: Rgba;
  readonly glint: Rgba;
}

/** The crest of a wave: two curves between its ends. @param bend of the crest, as a share of its length. */
export function crest(middle: Point, long: number, thick: number, along: number, bend: number): Path {
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const at = (x: number, y: number): [number, number] => [
    Math.round((middle.x + x * cos - y * sin) * 10) / 10,
    Math.round((middle.y + x * sin + y * cos) * 10) / 10,
  ];
  const rise = bend * long;
  return [
    ['M', ...at(-long / 2, 0)],
    ['Q', ...at(0, rise - thick), ...at(long / 2, 0)],
    ['Q', ...at(0, rise + thick), ...at(-long / 2, 0)],
    ['Z'],
  ];
}

/** Ripples in gusts of wind and the glints of a low sun on them, as a bird sees them. */
export function ripples(
  random: Random,
  area: Rect,
  { along, density, windAt, lightAt }: Ripples,
  { shade, lit, glint }: RippleTones,
): readonly SceneNode[] {
  const gusts = smoothNoise(random);
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const step = 100 / Math.sqrt(density);
  const spots = grid(random, area, step);
  const [dark, bright, glints]: [Path[], Path[], Path[]] = [[], [], []];
  for (const spot of spots) {
    const gust = 0.62 + 1.1 * fractal(gusts, (spot.x * cos + spot.y * sin) / 330, (spot.y * cos - spot.x * sin) / 110, 2);
    const wind = windAt(spot) * Math.max(0.06, gust);
    if (random() > wind * 1.5) continue;
    const [light, size] = [lightAt(spot), between(random, 0.45, 1) * (0.7 + wind * 0.5)];
    const turn = along + between(random, -0.2, 0.2);
    const [long, bend] = [size * between(random, 14, 44), between(random, -0.09, 0.09)];
    const lee = { x: spot.x + sin * size * 3, y: spot.y + cos * size * 3.4 };
    dark.push(crest(lee, long * 1.25, size * 2.6, turn, bend));
    bright.push(crest(spot, long, size * between(random, 0.9, 1.9), turn, bend));
    if (random() < light) {
      const off = { x: spot.x + between(random, -7, 7), y: spot.y + between(random, -7, 7) };
      glints.push(crest(off, long * between(random, 0.3, 1), size * between(random, 1.6, 4.4) * (0.4 + light), turn, bend));
    }
  }
  return [filled(withAlpha(shade, 0.3), ...dark), filled(withAlpha(lit, 0.34), ...bright), filled(withAlpha(glint, 0.85), ...glints)];
}

/** Places over an area, each somewhere in its own square of a grid. */
function grid(random: Random, { x, y, width, height }: Rect, step: number): readonly Point[] {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: x + ((index % columns) + random()) * step,
    y: y + (Math.floor(index / columns) + random()) * step,
  }));
}
