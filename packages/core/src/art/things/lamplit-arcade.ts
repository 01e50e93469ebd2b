import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';

export interface SquareTones {
  /** Painted walls, one for each house in turn. */
  readonly walls: readonly [Rgba, ...Rgba[]];
  readonly trim: Rgba;
  readonly roof: Rgba;
  readonly shutter: Rgba;
  readonly lamp: Rgba;
  readonly stone: Rgba;
  readonly shade: Rgba;
}

interface ArcadeHouse {
  readonly x: number;
  readonly bays: number;
  /** The width of a bay, units. */
  readonly bay: number;
  readonly base: number;
  readonly arcade: number;
  readonly tall: number;
  readonly wall: Rgba;
}

/** The bays of the twelve houses after which heights and colors repeat. */
const ROUND = 28;

/** A round arch. @param box the opening; the arch is half of a circle at its top. */
function archPath({ x, y, width, height }: Rect): Path {
  const half = width / 2;
  const crown = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI + (index / 8) * Math.PI;
    return { x: x + half + Math.cos(angle) * half, y: y + half + Math.sin(angle) * half };
  });
  return polygon([{ x, y: y + height }, ...crown, { x: x + width, y: y + height }]);
}

/** A row of old houses over a lamplit arcade. @param room from the base up to the highest roof, units. */
export function arcadeRow(
  chanceOf: (part: string) => Random,
  area: Rect,
  base: number,
  room: number,
  tones: SquareTones,
): readonly SceneNode[] {
  const bay = Math.max(84, room * 0.27);
  const houses: SceneNode[] = [];
  const rounds = Math.max(0, Math.ceil((-60 - area.x) / (ROUND * bay)));
  const end = area.x + area.width + 40;
  // The row is laid out from a fixed place, so that the front's houses stay when the wrap grows.
  for (let x = -60 - rounds * ROUND * bay, index = 0; x < end; index += 1) {
    const bays = index % 3 === 1 ? 3 : 2;
    if (x + bays * bay > area.x - 20) {
      const random = chanceOf(`house ${index - rounds * 12}`);
      const tall = room * ([0.84, 0.98, 0.76, 0.92][index % 4] ?? 0.9) * between(random, 0.97, 1);
      const wall = tones.walls[index % tones.walls.length] ?? tones.walls[0];
      houses.push(...arcadeHouse(random, { x, bays, bay, base, arcade: room * 0.46, tall, wall }, tones));
    }
    x += bays * bay;
  }
  return houses;
}

function arcadeHouse(
  random: Random,
  { x, bays, bay, base, arcade, tall, wall }: ArcadeHouse,
  { trim, roof, shutter, lamp, shade }: SquareTones,
): readonly SceneNode[] {
  const width = bays * bay;
  const top = base - tall;
  const floors = tall - arcade > arcade * 0.95 ? 2 : 1;
  const floor = (tall * 0.915 - arcade) / floors;
  const arches = Array.from({ length: bays }, (_, index) => ({
    x: x + index * bay + bay * 0.12,
    y: base - arcade * 0.88,
    width: bay * 0.76,
    height: arcade * 0.88,
  }));
  const inside = mixColours(lamp, shade, 0.2);
  const windows = Array.from({ length: bays * floors }, (_, index) => {
    const row = Math.floor(index / bays);
    const high = floor * 0.6;
    return {
      x: x + ((index % bays) + 0.5) * bay - bay * 0.15,
      y: base - arcade - floor * row - floor * 0.2 - high,
      width: bay * 0.3,
      height: high,
      isLit: random() < 0.42,
      hasRail: random() < 0.5,
    };
  });
  const eaves = top + tall * 0.085;
  const ridge = [x + tall * 0.1, x + width - tall * 0.1] as const;
  const roofPath = polygon([
    { x: x - 7, y: eaves },
    { x: ridge[0], y: top },
    { x: ridge[1], y: top },
    { x: x + width + 7, y: eaves },
  ]);
  const rows = Math.round(width / 9);
  const tiles = Array.from({ length: rows + 1 }, (_, index) =>
    smoothLine([
      { x: ridge[0] + ((ridge[1] - ridge[0]) * index) / rows, y: top },
      { x: x - 7 + ((width + 14) * index) / rows, y: eaves },
    ]),
  );
  const chimney = { x: x + width * between(random, 0.2, 0.7), y: top - tall * 0.06, width: bay * 0.16, height: tall * 0.09 };
  const slats = windows.flatMap((box) =>
    [box.x - box.width * 0.62, box.x + box.width * 1.06].map((left) => ({ ...box, x: left, width: box.width * 0.56 })),
  );
  return [
    painted(
      linearPaint({ x: 0, y: top }, { x: 0, y: base }, [
        mixColours(wall, shade, 0.42),
        mixColours(wall, shade, 0.16),
        mixColours(wall, lamp, 0.34),
      ]),
      rectanglePath({ x, y: eaves, width: width + 1, height: base - eaves }),
    ),
    // Light from the arcade on piers and the stone over it.
    filled(
      mixColours(mixColours(trim, wall, 0.4), lamp, 0.24),
      rectanglePath({ x, y: base - arcade - floor * 0.03, width: width + 1, height: floor * 0.06 + 3 }),
    ),
    filled(mixColours(wall, shade, 0.5), rectanglePath({ x: x - 2, y: eaves, width: 4, height: base - eaves })),
    ...arches.flatMap((box): readonly SceneNode[] => [
      filled(
        mixColours(mixColours(trim, wall, 0.3), lamp, 0.4),
        archPath({ x: box.x - bay * 0.05, y: box.y - bay * 0.05, width: box.width + bay * 0.1, height: box.height + bay * 0.05 }),
      ),
      painted(linearPaint({ x: 0, y: box.y }, { x: 0, y: base }, [mixColours(lamp, WHITE, 0.25), lamp, inside]), archPath(box)),
      ...backOf(random, box, { lamp, shade, wall }),
    ]),
    filled(mixColours(shutter, shade, 0.3), ...slats.map((box) => rectanglePath(box))),
    stroked(
      withAlpha(shade, 0.35),
      1.4,
      ...slats.flatMap((box) =>
        [0.2, 0.35, 0.5, 0.65, 0.8].map((share) =>
          smoothLine([
            { x: box.x + 2, y: box.y + box.height * share },
            { x: box.x + box.width - 2, y: box.y + box.height * share },
          ]),
        ),
      ),
    ),
    filled(
      mixColours(trim, shade, 0.3),
      ...windows.map((box) => rectanglePath({ x: box.x - 4, y: box.y - 6, width: box.width + 8, height: box.height + 8 })),
    ),
    filled(mixColours(shade, wall, 0.26), ...windows.filter(({ isLit }) => !isLit).map((box) => rectanglePath(box))),
    filled(mixColours(lamp, WHITE, 0.12), ...windows.filter(({ isLit }) => isLit).map((box) => rectanglePath(box))),
    stroked(
      mixColours(trim, shade, 0.45),
      2,
      ...windows.flatMap((box) => [
        smoothLine([
          { x: box.x + box.width / 2, y: box.y },
          { x: box.x + box.width / 2, y: box.y + box.height },
        ]),
        smoothLine([
          { x: box.x, y: box.y + box.height * 0.36 },
          { x: box.x + box.width, y: box.y + box.height * 0.36 },
        ]),
      ]),
    ),
    ...windows.flatMap((box) =>
      box.hasRail
        ? balconyRail(
            { x: box.x - box.width * 0.3, y: box.y + box.height * 0.62, width: box.width * 1.6, height: box.height * 0.42 },
            shade,
          )
        : [filled(mixColours(trim, shade, 0.2), rectanglePath({ x: box.x - 8, y: box.y + box.height, width: box.width + 16, height: 6 }))],
    ),
    filled(mixColours(wall, shade, 0.5), rectanglePath(chimney)),
    filled(mixColours(roof, shade, 0.5), rectanglePath({ ...chimney, x: chimney.x - 3, width: chimney.width + 6, height: 5 })),
    painted(linearPaint({ x: 0, y: top }, { x: 0, y: eaves }, [mixColours(roof, shade, 0.42), mixColours(roof, lamp, 0.12)]), roofPath),
    stroked(withAlpha(shade, 0.32), 2, ...tiles),
    stroked(
      mixColours(roof, lamp, 0.3),
      2.4,
      smoothLine([
        { x: ridge[0], y: top },
        { x: ridge[1], y: top },
      ]),
    ),
    filled(mixColours(trim, shade, 0.36), rectanglePath({ x: x - 3, y: eaves, width: width + 6, height: 6 })),
    filled(withAlpha(shade, 0.4), rectanglePath({ x, y: eaves + 6, width, height: 8 })),
  ];
}

/** The view through an arch: a door or a shelf in the lamplight, and a hanging lamp. */
function backOf(
  random: Random,
  box: Rect,
  { lamp, shade, wall }: { readonly lamp: Rgba; readonly shade: Rgba; readonly wall: Rgba },
): readonly SceneNode[] {
  const middle = box.x + box.width / 2;
  const tone = mixColours(mixColours(lamp, wall, 0.4), shade, 0.3);
  const door = {
    x: middle - box.width * between(random, 0.05, 0.3),
    y: box.y + box.height * 0.42,
    width: box.width * 0.36,
    height: box.height * 0.58,
  };
  const hung = { x: middle, y: box.y + box.height * 0.26 };
  return [
    filled(withAlpha(tone, 0.6), archPath(door)),
    filled(
      withAlpha(mixColours(lamp, WHITE, 0.5), 0.55),
      archPath({ x: door.x + 5, y: door.y + 6, width: door.width - 10, height: door.height * 0.5 }),
    ),
    stroked(shade, 1.6, smoothLine([{ x: middle, y: box.y }, hung])),
    filled(mixColours(lamp, WHITE, 0.8), ellipse(hung, box.width * 0.06, box.width * 0.08)),
  ];
}

function balconyRail({ x, y, width, height }: Rect, shade: Rgba): readonly SceneNode[] {
  const bars = Array.from({ length: 8 }, (_, index) =>
    smoothLine([
      { x: x + (width * index) / 7, y },
      { x: x + (width * index) / 7, y: y + height },
    ]),
  );
  return [
    stroked(shade, 1.5, ...bars),
    filled(
      shade,
      rectanglePath({ x: x - 2, y: y - 2, width: width + 4, height: 3.5 }),
      rectanglePath({ x: x - 4, y: y + height - 2, width: width + 8, height: 6 }),
    ),
  ];
}
