import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

export interface BalconyTones {
  readonly stone: Rgba;
  readonly iron: Rgba;
  readonly shutter: Rgba;
  readonly glass: Rgba;
  readonly curtain: Rgba;
  readonly shade: Rgba;
  /** The lamp in the room; null by day. */
  readonly lamp: Rgba | null;
}

const LEAVES: Rgba = { r: 74, g: 140, b: 84, a: 1 };
/** The offset of cast shadows; the light comes from the upper left. */
const FALL: Point = { x: 26, y: 22 };

/** A tall window with open shutters, panes and a curtain. */
export function frenchDoor(
  { x, y, width, height }: Rect,
  { stone, shutter, glass, curtain, shade, lamp }: BalconyTones,
): readonly SceneNode[] {
  const frame = 10;
  const leafWide = width * 0.44;
  const slats = (left: number): readonly Path[] =>
    Array.from({ length: Math.floor(height / 15) - 1 }, (_, index) =>
      rectanglePath({ x: left + 7, y: y + 10 + index * 15, width: leafWide - 14, height: 5 }),
    );
  const shutters = [x - leafWide - frame, x + width + frame];
  const boxes = shutters.map((left) => rectanglePath({ x: left, y: y - 2, width: leafWide, height: height + 2 }));
  const inner = { x: x + 4, y: y + 4, width: width - 8, height: height - 4 };
  const drape = (from: number, to: number, pinch: number) =>
    polygon([
      { x: x + width * from, y: y + 4 },
      { x: x + width * to, y: y + 4 },
      { x: x + width * (to + pinch), y: y + height * 0.55 },
      { x: x + width * (to + pinch * 0.4), y: y + height },
      { x: x + width * from, y: y + height },
    ]);
  return [
    shadowOf([filled(shade, ...boxes)], withAlpha(shade, 0.32), { x: FALL.x * 0.5, y: FALL.y * 0.5 }, 3),
    filled(
      mixColours(stone, shade, 0.06),
      rectanglePath({ x: x - frame - 8, y: y - frame - 16, width: width + 2 * frame + 16, height: 16 }),
    ),
    filled(stone, rectanglePath({ x: x - frame, y: y - frame, width: width + 2 * frame, height: height + frame })),
    painted(
      lamp
        ? linearPaint({ x: 0, y }, { x: 0, y: y + height }, [mixColours(lamp, WHITE, 0.3), lamp, mixColours(lamp, shade, 0.25)])
        : linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(glass, WHITE, 0.55), glass, mixColours(glass, shade, 0.35)]),
      rectanglePath(inner),
    ),
    ...(lamp
      ? [glow({ x: x + width / 2, y: y + height * 0.4 }, width * 1.5, withAlpha(lamp, 0.4))]
      : [
          filled(
            withAlpha(WHITE, 0.28),
            polygon([
              { x: x + width * 0.1, y: y + height },
              { x: x + width * 0.55, y: y + 4 },
              { x: x + width * 0.8, y: y + 4 },
              { x: x + width * 0.35, y: y + height },
            ]),
          ),
        ]),
    filled(withAlpha(curtain, 0.92), drape(0.03, 0.34, -0.14), drape(0.97, 0.66, 0.14)),
    stroked(
      withAlpha(shade, 0.16),
      2,
      ...[0.1, 0.18, 0.86, 0.93].map((share) =>
        smoothLine([
          { x: x + width * share, y: y + 6 },
          { x: x + width * share, y: y + height },
        ]),
      ),
    ),
    stroked(
      stone,
      6,
      polyline([
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + height },
      ]),
      polyline([
        { x, y: y + height * 0.3 },
        { x: x + width, y: y + height * 0.3 },
      ]),
    ),
    filled(withAlpha(shade, 0.3), rectanglePath({ x: inner.x, y: inner.y, width: inner.width, height: 9 })),
    ...boxes.map(
      (box, index): SceneNode =>
        painted(
          linearPaint({ x: shutters[index] ?? 0, y: 0 }, { x: (shutters[index] ?? 0) + leafWide, y: 0 }, [
            mixColours(shutter, WHITE, 0.18),
            shutter,
            mixColours(shutter, shade, 0.2),
          ]),
          box,
        ),
    ),
    filled(mixColours(shutter, shade, 0.34), ...shutters.flatMap(slats)),
    filled(
      withAlpha(mixColours(shutter, WHITE, 0.5), 0.6),
      ...shutters
        .flatMap(slats)
        .map((slat) =>
          slat.map((command) =>
            command[0] === 'M' || command[0] === 'L' ? ([command[0], command[1], command[2] - 2.5] as const) : command,
          ),
        )
        .map((path) => polylineTop(path)),
    ),
  ];
}

/** The upper edge of a box, as a thin strip. */
function polylineTop(path: Path): Path {
  const [first, second] = path;
  if (first?.[0] !== 'M' || second?.[0] !== 'L') return [];
  return rectanglePath({ x: first[1], y: first[2], width: second[1] - first[1], height: 1.6 });
}

/** The slab of a balcony on its corbels, with its shadow on the wall. @param box the slab's face. */
export function balconySlab({ x, y, width, height }: Rect, { stone, shade }: BalconyTones): readonly SceneNode[] {
  const corbels = [0.12, 0.88].map((share) => {
    const at = x + width * share;
    return polygon([
      { x: at - 15, y: y + height },
      { x: at + 15, y: y + height },
      { x: at + 12, y: y + height + 22 },
      { x: at, y: y + height + 46 },
      { x: at - 12, y: y + height + 22 },
    ]);
  });
  const slab = rectanglePath({ x, y, width, height });
  return [
    shadowOf([filled(shade, slab, ...corbels)], withAlpha(shade, 0.4), { x: FALL.x * 0.7, y: FALL.y * 1.9 }, 5),
    ...corbels.map(
      (corbel): SceneNode =>
        painted(
          linearPaint({ x: 0, y: y + height }, { x: 0, y: y + height + 46 }, [
            mixColours(stone, shade, 0.34),
            mixColours(stone, shade, 0.1),
          ]),
          corbel,
        ),
    ),
    painted(linearPaint({ x: 0, y }, { x: 0, y: y + height }, [mixColours(stone, WHITE, 0.5), stone, mixColours(stone, shade, 0.2)]), slab),
    filled(mixColours(stone, WHITE, 0.6), rectanglePath({ x: x - 7, y: y - 5, width: width + 14, height: 8 })),
    filled(mixColours(stone, shade, 0.22), rectanglePath({ x, y: y + height * 0.62, width, height: 3 })),
  ];
}

/** Iron railings with scrolls. @param box from the rail's top to the slab. */
export function ironRailing({ x, y, width, height }: Rect, { iron, shade }: BalconyTones): readonly SceneNode[] {
  const count = Math.max(9, Math.round(width / 21));
  const bars = Array.from({ length: count + 1 }, (_, index) =>
    polyline([
      { x: x + (width * index) / count, y: y + 4 },
      { x: x + (width * index) / count, y: y + height },
    ]),
  );
  const scrolls = Array.from({ length: count }, (_, index) => {
    const at = x + (width * (index + 0.5)) / count;
    return ellipse({ x: at, y: y + height * 0.24 }, width / count / 2 - 1.5, height * 0.1);
  });
  const nodes = [
    stroked(iron, 3, ...bars),
    stroked(iron, 2.2, ...scrolls),
    stroked(
      iron,
      3,
      polyline([
        { x, y: y + height * 0.38 },
        { x: x + width, y: y + height * 0.38 },
      ]),
      polyline([
        { x, y: y + height - 7 },
        { x: x + width, y: y + height - 7 },
      ]),
    ),
    filled(iron, rectanglePath({ x: x - 6, y: y - 3, width: width + 12, height: 9 })),
  ];
  return [
    shadowOf(nodes, withAlpha(shade, 0.26), { x: FALL.x * 0.6, y: FALL.y * 0.6 }, 2),
    ...nodes,
    filled(withAlpha(mixColours(iron, WHITE, 0.6), 0.8), rectanglePath({ x: x - 5, y: y - 2, width: width + 10, height: 2 })),
  ];
}

/** Vines that hang down from a flower box. */
export function hangingVines(random: Random, from: Point, width: number, length: number): readonly SceneNode[] {
  const strands = Array.from({ length: Math.round(width / 15) }, () => {
    const x = from.x + random() * width;
    const long = length * between(random, 0.4, 1);
    const sway = between(random, -12, 12);
    const at = (share: number): Point => ({ x: x + sway * share + Math.sin(share * 5 + x) * 4, y: from.y + long * share });
    const leaves = Array.from({ length: Math.round(long / 8) }, (_, index) =>
      leaf(
        at(index / Math.round(long / 8)),
        between(random, 11, 17),
        Math.PI / 2 + (index % 2 === 0 ? 0.8 : -0.8) + between(random, -0.3, 0.3),
        0.6,
      ),
    );
    return { stem: smoothLine([0, 0.25, 0.5, 0.75, 1].map(at)), leaves };
  });
  const all = strands.flatMap(({ leaves }) => leaves);
  return [
    shadowOf([filled(BLACK, ...all)], withAlpha(BLACK, 0.2), { x: 8, y: 7 }, 3),
    stroked(mixColours(LEAVES, BLACK, 0.35), 1.6, ...strands.map(({ stem }) => stem)),
    filled(mixColours(LEAVES, BLACK, 0.22), ...all.filter((_, index) => index % 3 === 0)),
    filled(LEAVES, ...all.filter((_, index) => index % 3 === 1)),
    filled(mixColours(LEAVES, { r: 190, g: 220, b: 120, a: 1 }, 0.4), ...all.filter((_, index) => index % 3 === 2)),
  ];
}
