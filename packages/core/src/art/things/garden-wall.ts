import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

export interface WallTones {
  readonly stone: Rgba;
  readonly moss: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

interface GardenWall {
  /** Everything of the wall: from its top down to the lowest line that is seen. */
  readonly box: Rect;
  /** The opening for the gate. */
  readonly gap: readonly [number, number];
  /** The height of one row of stones. */
  readonly row: number;
}

/** A wall of field stones with a cap, and an opening between two pillars. */
export function gardenWall(random: Random, { box, gap, row }: GardenWall, { stone, moss, light, shade }: WallTones): readonly SceneNode[] {
  const [left, right] = gap;
  const parts = [
    { x: box.x, to: left },
    { x: right, to: box.x + box.width },
  ];
  const faces = parts.map(({ x, to }) => rectanglePath({ x, y: box.y, width: to - x, height: box.height }));
  const stones = parts.flatMap(({ x, to }) =>
    Array.from({ length: Math.ceil(box.height / row) }, (_, index) => {
      const rects: Rect[] = [];
      for (let at = x - between(random, 0, row); at < to; ) {
        const wide = row * between(random, 1, 2.3);
        const from = Math.max(x, at);
        const end = Math.min(to, at + wide);
        if (end - from > 6)
          rects.push({
            x: from + 1.6,
            y: box.y + index * row + 1.6 + between(random, -1.5, 1.5),
            width: end - from - 3.2,
            height: row - 3.2,
          });
        at += wide;
      }
      return rects;
    }).flat(),
  );
  const tones = [mixColours(stone, light, 0.3), stone, mixColours(stone, shade, 0.16), mixColours(stone, moss, 0.3)];
  const faced = tones.map((_, index) => stones.filter((_stone, place) => (place * 7 + 3) % tones.length === index));
  const cap = row * 0.62;
  const caps = parts.map(({ x, to }) => roundedBox({ x: x - 5, y: box.y - cap, width: to - x + 10, height: cap * 1.25 }, cap * 0.4));
  const pillar = (middle: number) => {
    const [half, high] = [row * 0.95, row * 2.1];
    return [
      painted(
        linearPaint({ x: middle - half, y: 0 }, { x: middle + half, y: 0 }, [
          mixColours(stone, light, 0.4),
          stone,
          mixColours(stone, shade, 0.4),
        ]),
        rectanglePath({ x: middle - half, y: box.y - high, width: half * 2, height: box.height + high }),
      ),
      stroked(
        withAlpha(shade, 0.35),
        1.8,
        ...[0, 1, 2, 3, 4, 5, 6].map((index) =>
          polyline([
            { x: middle - half, y: box.y - high + index * row * 0.9 },
            { x: middle + half, y: box.y - high + index * row * 0.9 },
          ]),
        ),
      ),
      filled(
        mixColours(stone, light, 0.45),
        roundedBox({ x: middle - half * 1.25, y: box.y - high - row * 0.28, width: half * 2.5, height: row * 0.4 }, 4),
      ),
      painted(
        linearPaint({ x: middle - half, y: 0 }, { x: middle + half, y: 0 }, [
          mixColours(stone, light, 0.5),
          stone,
          mixColours(stone, shade, 0.5),
        ]),
        ellipse({ x: middle, y: box.y - high - row * 0.78 }, row * 0.62),
      ),
    ];
  };
  return [
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height }, [mixColours(stone, shade, 0.42), mixColours(stone, shade, 0.7)]),
      ...faces,
    ),
    ...faced.map((rects, index) => filled(tones[index] ?? stone, ...rects.map((rect) => roundedBox(rect, row * 0.24)))),
    filled(
      withAlpha(light, 0.35),
      ...stones.map(({ x, y, width }) => rectanglePath({ x: x + width * 0.12, y: y + 1, width: width * 0.7, height: 1.8 })),
    ),
    filled(
      withAlpha(moss, 0.6),
      ...stones.filter((_, index) => index % 5 === 0).map(({ x, y, width }) => ellipse({ x: x + width * 0.5, y }, width * 0.4, row * 0.14)),
    ),
    painted(linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height }, [withAlpha(shade, 0), withAlpha(shade, 0.75)]), ...faces),
    shadowOf(
      caps.map((path) => filled(shade, path)),
      withAlpha(shade, 0.5),
      { x: 0, y: row * 0.3 },
      row * 0.16,
    ),
    painted(
      linearPaint({ x: 0, y: box.y - cap }, { x: 0, y: box.y + cap * 0.3 }, [
        mixColours(stone, light, 0.62),
        mixColours(stone, light, 0.15),
        mixColours(stone, shade, 0.3),
      ]),
      ...caps,
    ),
    ...pillar(left),
    ...pillar(right),
  ];
}

/** A picket gate that stands ajar, its far edge swung into the garden. @param hinge the foot of the post that it hangs from. @param wide when it is shut. @param side where it would shut to: 1 right. */
export function picketGate(
  hinge: Point,
  wide: number,
  high: number,
  side: 1 | -1,
  paint: Rgba,
  { light, shade }: Pick<WallTones, 'light' | 'shade'>,
): readonly SceneNode[] {
  // Its far edge is a little smaller and higher, as it is farther away.
  const at = (x: number, up: number): Point => ({
    x: hinge.x + side * x * wide * 0.72,
    y: hinge.y - x * high * 0.12 - up * high * (1 - 0.12 * x),
  });
  const bar = (low: number, up: number) => polygon([at(0, low), at(1, low), at(1, up), at(0, up)]);
  const pickets = Array.from({ length: 7 }, (_, index) => {
    const [from, to] = [0.03 + index * 0.14, 0.03 + index * 0.14 + 0.085];
    const top = 0.86 + 0.14 * Math.sin((index / 6) * Math.PI);
    return polygon([at(from, 0.04), at(to, 0.04), at(to, top), at((from + to) / 2, top + 0.08), at(from, top)]);
  });
  const brace = polygon([at(0.02, 0.2), at(0.98, 0.66), at(0.98, 0.75), at(0.02, 0.29)]);
  return [
    shadowOf(
      pickets.map((path) => filled(shade, path)),
      withAlpha(shade, 0.4),
      { x: -side * 8, y: 6 },
      5,
    ),
    filled(mixColours(paint, shade, 0.35), bar(0.2, 0.29), bar(0.66, 0.75), brace),
    painted(linearPaint(at(0, 1), at(0, 0), [mixColours(paint, WHITE, 0.35), paint, mixColours(paint, shade, 0.3)]), ...pickets),
    stroked(
      withAlpha(light, 0.7),
      1.6,
      ...pickets.map((_, index) =>
        polyline([at(0.036 + index * 0.14, 0.06), at(0.036 + index * 0.14, 0.84 + 0.14 * Math.sin((index / 6) * Math.PI))]),
      ),
    ),
    filled(mixColours(shade, paint, 0.2), ellipse(at(0.94, 0.72), 5)),
  ];
}
