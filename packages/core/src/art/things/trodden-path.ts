import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import type { RibbonPoint } from '../drawing/ribbon.ts';
import { brushLens } from './painted-swell.ts';
import { grassBlade } from './plants.ts';

interface TroddenPath {
  /** 1 at the viewer's feet, less far away. */
  readonly near: number;
  /** 1: the light comes from the right. */
  readonly side: 1 | -1;
  /** The line under which it lies in the shade, units. */
  readonly floor: number;
}

interface TroddenTones {
  readonly earth: Rgba;
  readonly turf: Rgba;
  readonly rim: Rgba;
  readonly glare: Rgba;
  readonly shade: Rgba;
}

/** A path that many feet have worn, with a strip of grass in its middle. @param line its middle, and half its breadth across the picture. */
export function troddenPath(
  random: Random,
  line: readonly RibbonPoint[],
  { near, side, floor }: TroddenPath,
  { earth, turf, rim, glare, shade }: TroddenTones,
): readonly SceneNode[] {
  const edge = (share: number) => line.map(({ x, y, width }) => ({ x: x + width * share, y }));
  const band = polygon([...edge(-1), ...edge(1).toReversed()]);
  const marks = (count: number, spread: number) =>
    Array.from({ length: Math.round(count * near) }, () => {
      const index = Math.floor(random() ** 0.7 * (line.length - 1));
      const point = line[line.length - 1 - index] ?? line[0];
      if (!point) return [];
      const x = point.x + between(random, -spread, spread) * point.width;
      const long = point.width * between(random, 0.06, 0.24);
      return brushLens(
        { x: x - long, y: point.y + 1 },
        { x, y: point.y - 1 },
        { x: x + long, y: point.y + 1 },
        point.width * between(random, 0.008, 0.03),
      );
    });
  const tufts = Array.from({ length: Math.round(90 * near) }, () => {
    const point = line[Math.floor(random() * line.length)] ?? line[0];
    if (!point) return [];
    const at = random() < 0.36 ? between(random, -0.12, 0.12) : (random() < 0.5 ? -1 : 1) * between(random, 0.9, 1.12);
    return grassBlade(random, { x: point.x + at * point.width, y: point.y + 3 }, Math.min(34, point.width * between(random, 0.18, 0.5)));
  });
  return [
    painted(
      linearPaint({ x: 0, y: line.at(-1)?.y ?? 0 }, { x: 0, y: Math.min(floor + 60, line[0]?.y ?? 0) }, [
        mixColours(earth, rim, 0.5),
        earth,
        mixColours(earth, shade, near * 0.8),
      ]),
      band,
    ),
    clipped(band, [
      filled(withAlpha(mixColours(earth, shade, 0.5), 0.3), polygon([...edge(-side * 1.1), ...edge(-side * 0.62).toReversed()])),
      filled(withAlpha(mixColours(turf, earth, 0.35), 0.45 * near), polygon([...edge(-0.13), ...edge(0.13).toReversed()])),
      filled(withAlpha(mixColours(earth, shade, 0.55), 0.34), ...marks(150, 1)),
      filled(withAlpha(rim, 0.4), ...marks(110, 1)),
    ]),
    stroked(withAlpha(rim, 0.55), 0.8 + 0.8 * near, polyline(edge(side))),
    filled(mixColours(turf, shade, 0.25), ...tufts.filter((_, index) => index % 2 === 0)),
    filled(mixColours(turf, glare, 0.45), ...tufts.filter((_, index) => index % 2 === 1)),
  ];
}
