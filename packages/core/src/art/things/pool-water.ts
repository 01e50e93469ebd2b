import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { type Noise, smoothNoise } from '../drawing/noise.ts';
import { smoothLine } from '../drawing/outlines.ts';

interface LightNet {
  readonly area: Rect;
  /** The usual width of a mesh, units. */
  readonly mesh: number;
  /** The strength of the light at a place, from 0 to 1. */
  readonly lightAt: (spot: Point) => number;
}

/** The net of light that the sun draws through the waves of a pool on its floor: bright knots, and bent threads between them. */
export function lightNet(random: Random, { area, mesh, lightAt }: LightNet, light: Rgba): readonly SceneNode[] {
  const noise = smoothNoise(random);
  const [wide, high] = [mesh * 0.92, mesh * 0.62];
  const [columns, rows] = [Math.ceil(area.width / wide) + 3, Math.ceil(area.height / high) + 3];
  const knots = Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const up = (column + row) % 2 === 0 ? 0.17 : -0.17;
    const spot = {
      x: area.x + (column - 1) * wide + between(random, -0.26, 0.26) * wide,
      y: area.y + (row - 1 + up) * high * 1.4 + between(random, -0.24, 0.24) * high,
    };
    return flowed(noise, spot, mesh * 0.55);
  });
  const at = (column: number, row: number) => knots[row * columns + column];
  const levels = Array.from({ length: LEVELS }, (): Path[] => []);
  const thread = (from: Point | undefined, to: Point | undefined) => {
    if (!from || !to) return;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const strength = lightAt(middle);
    if (strength <= 0.02) return;
    const level = Math.min(LEVELS - 1, Math.floor(strength * LEVELS));
    levels[level]?.push(bentThread(random, from, to, mesh));
  };
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      thread(at(column, row), at(column + 1, row));
      if ((column + row) % 2 === 0) thread(at(column, row + 1), at(column, row));
    }
  }
  return levels.flatMap((paths, level): readonly SceneNode[] => {
    if (paths.length === 0) return [];
    const share = (level + 1) / LEVELS;
    return [
      shadowOf([filled(light, ...paths)], withAlpha(light, 0.5 * share), { x: 0, y: 0 }, mesh * 0.09),
      filled(withAlpha(light, 0.62 * share), ...paths),
    ];
  });
}

const LEVELS = 4;

/** Moves a place along with the swell, so that meshes are wide here and narrow there. */
function flowed(noise: Noise, { x, y }: Point, reach: number): Point {
  return { x: x + reach * noise(x / 170, y / 210), y: y + reach * noise(x / 190 + 31, y / 150) };
}

/** A thread of light: broad at its ends, where threads meet, and thin in its middle. */
function bentThread(random: Random, from: Point, to: Point, mesh: number): Path {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const bend = length * between(random, -0.2, 0.2);
  const middle = { x: (from.x + to.x) / 2 + nx * bend, y: (from.y + to.y) / 2 + ny * bend };
  const [thick, thin] = [mesh * between(random, 0.035, 0.062), mesh * between(random, 0.004, 0.016)];
  const round = (value: number) => Math.round(value * 10) / 10;
  const beside = ({ x, y }: Point, out: number): [number, number] => [round(x + nx * out), round(y + ny * out)];
  // A quadratic curve passes half as far from its ends as its control point lies.
  return [
    ['M', ...beside(from, thick)],
    ['Q', ...beside(middle, thin * 2 - thick), ...beside(to, thick)],
    ['L', ...beside(to, -thick)],
    ['Q', ...beside(middle, thick - thin * 2), ...beside(from, -thick)],
    ['Z'],
  ];
}

/** The joints of a pool's tiles and the dark lines of its lanes, which the water bends. */
export function poolFloor(
  random: Random,
  { area, end, lanes }: { readonly area: Rect; readonly end: number; readonly lanes: readonly number[] },
  { joint, lane }: { readonly joint: Rgba; readonly lane: Rgba },
): readonly SceneNode[] {
  const noise = smoothNoise(random);
  const tile = 62;
  const swayed = (x: number, y: number): Point => ({ x: x + 7 * noise(x / 120, y / 64), y: y + 5 * noise(x / 76 + 9, y / 110) });
  const steps = (from: number, to: number) => {
    const count = Math.max(2, Math.ceil((to - from) / 42));
    return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
  };
  const right = area.x + area.width;
  const first = Math.floor(area.x / tile) * tile;
  const uprights = Array.from({ length: Math.ceil(area.width / tile) + 1 }, (_, index) =>
    smoothLine(steps(area.y, end).map((y) => swayed(first + index * tile, y))),
  );
  const levels = Array.from({ length: Math.ceil((end - area.y) / tile) }, (_, index) =>
    smoothLine(steps(area.x, right).map((x) => swayed(x, end - (index + 0.5) * tile))),
  );
  const lines = lanes.map((x) => {
    const sway = (y: number) => 13 * noise(x / 90, y / 74);
    return smoothLine(steps(area.y, end - 90).map((y) => ({ x: x + sway(y), y })));
  });
  return [stroked(joint, 1.6, ...uprights, ...levels), stroked(lane, 34, ...lines)];
}
