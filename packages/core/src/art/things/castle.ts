import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Towers of a castle from left to right: the middle of each, its width and height, as shares of the castle's height. */
const TOWERS = [
  { x: -0.42, wide: 0.11, tall: 0.4, spire: 0.2 },
  { x: -0.24, wide: 0.13, tall: 0.58, spire: 0.26 },
  { x: -0.07, wide: 0.1, tall: 0.5, spire: 0.2 },
  { x: 0.06, wide: 0.16, tall: 0.72, spire: 0.34 },
  { x: 0.25, wide: 0.12, tall: 0.52, spire: 0.24 },
  { x: 0.41, wide: 0.1, tall: 0.36, spire: 0.18 },
] as const;
const MERLON = 0.018;

/**
 * A castle with pointed roofs and a few lit windows, its foot at `foot`. The side away from the light is darker.
 * @param height from its foot to the tip of the highest roof, units.
 */
export function castle(
  random: Random,
  foot: Point,
  height: number,
  tones: { readonly wall: Rgba; readonly shade: Rgba; readonly lit: Rgba; readonly roof?: Rgba },
): readonly SceneNode[] {
  const walls: Path[] = [];
  const shades: Path[] = [];
  const roofs: Path[] = [];
  const windows: Path[] = [];
  const unit = height / 1.06;
  for (const { x, wide, tall, spire } of TOWERS) {
    const middle = foot.x + x * unit;
    const half = (wide * unit) / 2;
    const top = foot.y - tall * unit;
    walls.push(rectanglePath({ x: middle - half, y: top, width: 2 * half, height: tall * unit }));
    shades.push(rectanglePath({ x: middle + half * 0.25, y: top, width: half * 0.75, height: tall * unit }));
    walls.push(rectanglePath({ x: middle - half * 1.16, y: top - 0.012 * unit, width: half * 2.32, height: 0.035 * unit }));
    roofs.push(
      polygon([
        { x: middle - half * 1.22, y: top - 0.01 * unit },
        { x: middle, y: top - spire * unit },
        { x: middle + half * 1.22, y: top - 0.01 * unit },
      ]),
      rectanglePath({ x: middle - 0.003 * unit, y: top - (spire + 0.05) * unit, width: 0.006 * unit, height: 0.06 * unit }),
      polygon([
        { x: middle, y: top - (spire + 0.05) * unit },
        { x: middle + 0.045 * unit, y: top - (spire + 0.035) * unit },
        { x: middle, y: top - (spire + 0.02) * unit },
      ]),
    );
    for (let floor = 0; floor < 3; floor += 1) {
      if (random() < 0.4) continue;
      const y = top + (0.06 + floor * 0.1) * unit;
      if (y > foot.y - 0.12 * unit) continue;
      windows.push(
        rectanglePath({ x: middle - 0.009 * unit + between(random, -0.2, 0.2) * half, y, width: 0.018 * unit, height: 0.034 * unit }),
      );
    }
  }
  const curtain = { left: foot.x - 0.5 * unit, right: foot.x + 0.5 * unit, top: foot.y - 0.24 * unit };
  walls.push(rectanglePath({ x: curtain.left, y: curtain.top, width: curtain.right - curtain.left, height: 0.24 * unit }));
  for (let x = curtain.left; x < curtain.right - MERLON * unit; x += 2 * MERLON * unit) {
    walls.push(rectanglePath({ x, y: curtain.top - MERLON * unit, width: MERLON * unit, height: MERLON * unit + 1 }));
  }
  return [
    filled(tones.wall, ...walls),
    filled(tones.shade, ...shades),
    filled(tones.roof ?? tones.shade, ...roofs),
    filled(tones.lit, ...windows),
  ];
}
