import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

export interface TowerRow {
  /** The line where the row is lost in the haze. */
  readonly base: number;
  /** The least and the most height over the base at every x, units. */
  readonly heightAt: (x: number) => readonly [number, number];
  readonly narrow: number;
  readonly broad: number;
  /** The share of a tower's windows that are lit; zero draws none. */
  readonly lit: number;
}

export interface TowerTones {
  readonly wall: Rgba;
  /** The sides that the sun reaches. */
  readonly sunny: Rgba;
  /** The haze between the towers, at their feet. */
  readonly haze: Rgba;
  readonly lamp: Rgba;
}

interface Tower {
  readonly front: Path;
  readonly side: Path;
  readonly bands: readonly Path[];
  readonly lamps: readonly Path[];
}

/** A row of high buildings before the light: a front in the shade, a side that the sun reaches, floors, and windows where people are at work. */
export function towerRow(
  random: Random,
  area: Rect,
  row: TowerRow,
  sun: number,
  { wall, sunny, haze, lamp }: TowerTones,
): readonly SceneNode[] {
  const towers: Tower[] = [];
  for (let x = area.x - row.broad; x < area.x + area.width; ) {
    const width = between(random, row.narrow, row.broad);
    const [least, most] = row.heightAt(x + width / 2);
    const tall = least + (most - least) * random() ** 1.6;
    if (tall > 4) towers.push(towerOf(x, width, row.base - tall));
    x += width * between(random, 0.84, row.lit > 0 ? 1.12 : 1.4);
  }
  const top = Math.min(row.base - 1, ...towers.flatMap(({ front }) => (front[0] && front[0][0] === 'M' ? [front[0][2]] : [])));
  const down = (tone: Rgba) => linearPaint({ x: 0, y: top }, { x: 0, y: row.base }, [tone, tone, mixColours(tone, haze, 0.7)]);
  return [
    painted(down(sunny), ...towers.map(({ side }) => side)),
    painted(down(wall), ...towers.map(({ front }) => front)),
    filled(withAlpha(mixColours(wall, haze, 0.5), 0.4), ...towers.flatMap(({ bands }) => bands)),
    filled(withAlpha(mixColours(lamp, WHITE, 0.2), 0.9), ...towers.flatMap(({ lamps }) => lamps)),
    painted(
      linearPaint({ x: 0, y: row.base - row.broad * 0.9 }, { x: 0, y: row.base }, [withAlpha(haze, 0), withAlpha(haze, 0.75)]),
      rectanglePath({ ...area, y: row.base - row.broad * 0.9, height: row.broad * 0.9 + 2 }),
    ),
  ];

  function towerOf(x: number, width: number, y: number): Tower {
    const right = sun > x + width / 2;
    const kind = random();
    const deep = width * between(random, 0.16, 0.3);
    const [from, to] = right ? [x, x + width - deep] : [x + deep, x + width];
    const wide = to - from;
    const end = row.base + 2;
    const edge = right ? to : from;
    const out = right ? deep : -deep;
    const side = polygon([
      { x: edge, y: kind < 0.2 ? y - wide * 0.22 * (right ? 1 : 0) : y },
      { x: edge + out, y: y + deep * 0.16 },
      { x: edge + out, y: end },
      { x: edge, y: end },
    ]);
    const box = rectanglePath({ x: from, y, width: wide, height: end - y });
    const crown: Path =
      kind < 0.2
        ? polygon([
            { x: from, y },
            { x: to, y: y - wide * 0.22 * (right ? 1 : 0) },
            { x: from, y: y - wide * 0.22 * (right ? 0 : 1) },
            { x: to, y },
          ])
        : kind < 0.4
          ? [
              ...rectanglePath({ x: from + wide * 0.2, y: y - wide * 0.26, width: wide * 0.56, height: wide * 0.27 }),
              ...rectanglePath({ x: from + wide * 0.46, y: y - wide * 0.9, width: Math.max(1.4, wide * 0.035), height: wide * 0.9 }),
            ]
          : kind < 0.62
            ? rectanglePath({ x: from + wide * 0.12, y: y - wide * 0.1, width: wide * 0.3, height: wide * 0.11 })
            : [];
    const pitch = Math.max(7, wide * 0.11);
    const floors = Math.min(34, Math.floor((end - y) / pitch) - 1);
    const bands =
      row.lit > 0
        ? Array.from({ length: floors }, (_, index) => rectanglePath({ x: from, y: y + pitch * (index + 0.9), width: wide, height: 1.3 }))
        : [];
    const columns = Math.max(3, Math.floor(wide / (pitch * 0.9)));
    const lamps =
      row.lit > 0
        ? Array.from({ length: floors }, (_, index) => index).flatMap((index) =>
            Array.from({ length: columns }, (_none, column) => column).flatMap((column): readonly Path[] =>
              random() < row.lit * (1 - (0.6 * index) / Math.max(1, floors))
                ? [
                    rectanglePath({
                      x: from + (wide * (column + 0.18)) / columns,
                      y: y + pitch * (index + 1.12),
                      width: (wide * 0.62) / columns,
                      height: pitch * 0.55,
                    }),
                  ]
                : [],
            ),
          )
        : [];
    return { front: [...box, ...crown], side, bands, lamps };
  }
}
