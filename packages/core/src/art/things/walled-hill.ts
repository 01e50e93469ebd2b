import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';
import { brushLens } from './painted-swell.ts';

interface WalledHill {
  readonly area: Rect;
  /** The hill's edge against what lies behind it. */
  readonly crest: (x: number) => number;
  readonly foot: number;
  /** The usual width of a field, units. */
  readonly field: number;
  /** The breadth of a wall at the foot of the hill, units. */
  readonly wall: number;
  /** 1: the light comes from the right. */
  readonly sun: 1 | -1;
  readonly sheep: number;
  readonly trees: number;
}

export interface HillTones {
  readonly turf: Rgba;
  readonly hay: Rgba;
  readonly moor: Rgba;
  readonly stone: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The air at the crest. */
  readonly low: Rgba;
}

/** Shares of the way down the hill at which walls run along it. */
const TERRACES = [0, 0.16, 0.4, 0.72, 1] as const;

/** A hill with fields between stone walls, trees along them, and sheep. */
export function walledHill(
  random: Random,
  { area, crest, foot, field, wall, sun, sheep, trees }: WalledHill,
  { turf, hay, moor, stone, light, shade, low }: HillTones,
): readonly SceneNode[] {
  const at = (x: number, down: number): Point => ({ x: x - sun * down * field * 0.3, y: crest(x) + (foot - crest(x)) * down });
  const columns: number[] = [];
  for (let x = area.x - field; x < area.x + area.width + field * 2; x += field * between(random, 0.62, 1.4)) columns.push(x);
  const tints = [mixColours(turf, light, 0.3), mixColours(turf, hay, 0.6), mixColours(turf, shade, 0.25), mixColours(turf, moor, 0.4), hay];
  const fields: Path[][] = tints.map(() => []);
  const walls: Path[] = [];
  const spots: Point[] = [];
  for (const [index, left] of columns.entries()) {
    const right = columns[index + 1];
    if (right === undefined) break;
    for (let row = 0; row < TERRACES.length - 1; row += 1) {
      const [from, to] = [TERRACES[row] ?? 0, TERRACES[row + 1] ?? 1];
      const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => left + (right - left) * share);
      fields[Math.floor(random() * tints.length)]?.push(
        polygon([...steps.map((x) => at(x, from)), ...steps.toReversed().map((x) => at(x, to))]),
      );
      if (row > 0 && random() < 0.8) walls.push(polyline(steps.map((x) => at(x, from))));
      if (random() < 0.82) walls.push(polyline([at(left, from), at(left + field * 0.02, (from + to) / 2), at(left, to)]));
      spots.push(at(left + (right - left) * between(random, 0.25, 0.75), from + (to - from) * between(random, 0.35, 0.75)));
    }
  }
  const strokes: [Path[], Path[]] = [[], []];
  for (let index = 0; index < area.width * 0.34; index += 1) {
    const [x, down] = [between(random, area.x, area.x + area.width), random()];
    const long = between(random, 6, 34) * (0.4 + down);
    strokes[random() < 0.5 ? 0 : 1].push(
      brushLens(at(x - long, down), at(x, down), at(x + long, down), between(random, 0.6, 1.8) * (0.5 + down)),
    );
  }
  const wood = Array.from({ length: Math.round((trees * area.width) / 1000) }, () => {
    const down = (TERRACES[1 + Math.floor(random() * 3)] ?? 0.4) + between(random, -0.01, 0.01);
    const x = between(random, area.x, area.x + area.width);
    return bankTree(random, {
      foot: at(x, down),
      tall: wall * between(random, 6, 12) * (0.6 + down),
      from: { x: sun * 0.7, y: -0.71 },
      isSlender: random() < 0.1,
    });
  });
  const flock = Array.from({ length: Math.round((sheep * area.width) / 1000) }, (_, index) => {
    const spot = spots[(index * 7 + Math.floor(random() * 3)) % Math.max(1, spots.length)] ?? at(area.x, 0.5);
    const size = wall * between(random, 1.1, 1.6) * (0.7 + (0.8 * (spot.y - crest(spot.x))) / Math.max(1, foot - crest(spot.x)));
    return { x: spot.x + between(random, -0.2, 0.2) * field, y: spot.y, size, way: random() < 0.5 ? 1 : -1 };
  });
  return [
    painted(
      linearPaint({ x: 0, y: crest(500) - 20 }, { x: 0, y: foot }, [mixColours(turf, low, 0.5), turf, mixColours(turf, shade, 0.3)]),
      areaUnder(across(area, 8, crest), foot + 4),
    ),
    ...tints.map((tint, index) => filled(withAlpha(tint, 0.42), ...(fields[index] ?? []))),
    filled(withAlpha(mixColours(turf, light, 0.6), 0.3), ...strokes[0]),
    filled(withAlpha(mixColours(turf, shade, 0.5), 0.26), ...strokes[1]),
    {
      kind: 'group',
      transform: [1, 0, 0, 1, -sun * wall * 0.7, wall * 0.5],
      children: [stroked(withAlpha(shade, 0.3), wall * 1.1, ...walls)],
    },
    stroked(mixColours(stone, shade, 0.3), wall, ...walls),
    {
      kind: 'group',
      transform: [1, 0, 0, 1, sun * wall * 0.16, -wall * 0.3],
      children: [stroked(mixColours(stone, light, 0.5), wall * 0.34, ...walls)],
    },
    filled(mixColours(turf, shade, 0.56), ...wood.map(({ mass }) => mass)),
    filled(mixColours(mixColours(turf, shade, 0.3), light, 0.35), ...wood.map(({ lit }) => lit)),
    filled(
      withAlpha(shade, 0.4),
      ...flock.map(({ x, y, size }) => ellipse({ x: x - sun * size * 0.5, y: y + size * 0.36 }, size * 1.1, size * 0.24)),
    ),
    filled(
      mixColours({ r: 250, g: 244, b: 230, a: 1 }, shade, 0.12),
      ...flock.map(({ x, y, size }) => ellipse({ x, y }, size * 0.92, size * 0.56)),
    ),
    filled(
      mixColours(shade, stone, 0.2),
      ...flock.map(({ x, y, size, way }) => ellipse({ x: x + way * size * 0.92, y: y + size * 0.08 }, size * 0.28, size * 0.26)),
    ),
    painted(
      linearPaint({ x: 0, y: crest(500) - 30 }, { x: 0, y: foot }, [withAlpha(low, 0.34), withAlpha(low, 0)]),
      areaUnder(across(area, 16, crest), foot),
    ),
  ];
}
