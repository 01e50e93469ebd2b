import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

interface LitWater {
  readonly area: Rect;
  /** The middle height of the surface, and its height at every x. */
  readonly water: number;
  readonly wave: (x: number) => number;
  readonly floor: number;
  readonly room: number;
  readonly side: 1 | -1;
  /** From 0 to 1. */
  readonly strength: number;
}

/** Light that falls through a surface of water: slanting shafts, ripples under the surface, and motes that catch it. */
export function lightShafts(
  random: Random,
  { area, water, wave, floor, room, side, strength }: LitWater,
  glowing: Rgba,
): readonly SceneNode[] {
  const [left, right] = [area.x, area.x + area.width];
  const beams = Array.from({ length: Math.round(area.width / 40) }, () => {
    const x = between(random, left - 80, right + 80);
    const [wide, long] = [between(random, 5, 40), room * between(random, 0.5, 0.72)];
    const lean = side * long * 0.22;
    return polygon([
      { x, y: water },
      { x: x + wide, y: water },
      { x: x + wide * 2.3 + lean, y: water + room * 0.74 },
      { x: x - wide * 0.9 + lean, y: water + room * 0.74 },
    ]);
  });
  const motes = Array.from({ length: Math.round(area.width * 0.16) }, () => {
    const down = random() ** 1.4;
    return ellipse(
      { x: between(random, left, right), y: water + 12 + down * (floor - water) },
      between(random, 0.8, 2.4) * (1.2 - down * 0.6),
    );
  });
  const ripples = Array.from({ length: Math.round(area.width / 12) }, () => {
    const x = between(random, left, right);
    const y = wave(x) + 6 + random() ** 2 * room * 0.06;
    const wide = between(random, 10, 46);
    return smoothLine([
      { x: x - wide, y },
      { x, y: y + between(random, -4, 4) },
      { x: x + wide, y: y + between(random, -3, 3) },
    ]);
  });
  const paint = linearPaint({ x: 0, y: water }, { x: 0, y: water + room * 0.6 }, [
    withAlpha(glowing, 0.2 * strength),
    withAlpha(glowing, 0.1 * strength),
    withAlpha(glowing, 0),
  ]);
  return [
    clipped(areaUnder(across(area, 10, wave), area.y + area.height), [
      ...beams.map((beam) => painted(paint, beam)),
      stroked(withAlpha(glowing, 0.36), 1.7, ...ripples),
      filled(withAlpha(glowing, 0.5), ...motes),
    ]),
  ];
}
