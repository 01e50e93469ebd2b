import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, shadowOf } from '../drawing/nodes.ts';
import { smoothShape } from '../drawing/outlines.ts';

/** A boot from above, its toe upward: half as long as 1. */
const BOOT: Path = smoothShape([
  { x: 0, y: -1 },
  { x: 0.36, y: -0.74 },
  { x: 0.4, y: -0.2 },
  { x: 0.26, y: 0.2 },
  { x: 0.32, y: 0.62 },
  { x: 0.16, y: 0.96 },
  { x: -0.16, y: 0.96 },
  { x: -0.32, y: 0.62 },
  { x: -0.27, y: 0.2 },
  { x: -0.42, y: -0.2 },
  { x: -0.36, y: -0.74 },
]);

interface Walk {
  /** A place on the way at a distance from the viewer; at 1 a boot is as long as `size`. */
  readonly at: (distance: number) => Point;
  readonly from: number;
  readonly to: number;
  readonly size: number;
  /** The side that the light comes from: -1 left. */
  readonly side: 1 | -1;
}

interface SnowTones {
  readonly lit: Rgba;
  readonly shade: Rgba;
  readonly deep: Rgba;
}

/** The length of a step, as a share of the distance at which a boot is as long as `size`. */
const STEP = 0.15;
/** The height of what lies on the ground, as a share of its length away from the viewer. */
const ASLANT = 0.5;

/** A line of steps in deep snow, each a hollow with a shaded wall, a floor and a lit far wall, and snow that the boot pushed up. */
export function troddenSnow(random: Random, { at, from, to, size, side }: Walk, { lit, shade, deep }: SnowTones): readonly SceneNode[] {
  const prints = Array.from({ length: Math.floor((to - from) / STEP) }, (_, index) => {
    const distance = from + index * STEP * (1 + index * 0.012);
    const [spot, ahead] = [at(distance), at(distance + 0.1)];
    const scale = size / distance;
    const heading = Math.atan2(ahead.x - spot.x, (spot.y - ahead.y) / ASLANT) + (index % 2 ? 0.14 : -0.14) + between(random, -0.1, 0.1);
    const out = (index % 2 ? 1 : -1) * scale * 0.62;
    const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
    const x = spot.x + out * cos + between(random, -0.06, 0.06) * scale;
    const y = spot.y + out * sin * ASLANT;
    const boot = (grow: number, dx: number, dy: number): Path =>
      transformPath(BOOT, [
        scale * grow * cos,
        scale * grow * sin * ASLANT,
        -scale * grow * sin,
        scale * grow * cos * ASLANT,
        x + dx * scale,
        y + dy * scale,
      ]);
    /** Snow that the heel dragged along behind it. */
    const drag = smoothShape([
      { x: x - 0.2 * scale, y: y + 0.4 * scale },
      { x: x + 0.2 * scale, y: y + 0.4 * scale },
      { x: x + 0.12 * scale - sin * 0.3 * scale, y: y + 0.86 * scale },
      { x: x - 0.12 * scale - sin * 0.3 * scale, y: y + 0.86 * scale },
    ]);
    return {
      distance,
      hollow: boot(1, 0, 0),
      floor: boot(0.8, -side * 0.09, 0.1),
      wall: boot(1.02, -side * 0.07, 0.08),
      rim: boot(1.34, 0, -0.02),
      drag,
    };
  }).filter(({ distance }) => distance < to);
  const of = (part: 'hollow' | 'floor' | 'wall' | 'rim' | 'drag') => prints.map((print) => print[part]);
  return [
    shadowOf([filled(lit, ...of('rim'))], withAlpha(lit, 0.5), { x: 0, y: 0 }, 3),
    shadowOf([filled(shade, ...of('drag'))], withAlpha(shade, 0.5), { x: 0, y: 0 }, 3),
    filled(withAlpha(lit, 0.95), ...of('wall')),
    filled(deep, ...of('hollow')),
    clipped(of('hollow').flat(), [filled(shade, ...of('floor'))]),
  ];
}
