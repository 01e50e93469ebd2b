import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import type { CabinetTones } from './specimen-box.ts';

/** A slip of paper with two lines in a small hand. */
export function slip(random: Random, { x, y, width, height }: Rect, { paper, ink, shade }: CabinetTones): readonly SceneNode[] {
  const path = rectanglePath({ x, y, width, height });
  const rows = Math.max(1, Math.round(height / 17));
  const lines = Array.from({ length: rows }, (_, row) => {
    const base = y + (height * (row + 0.62)) / rows;
    const end = width * (row === rows - 1 ? between(random, 0.5, 0.72) : 0.84);
    return smoothLine(
      Array.from({ length: 13 }, (_none, index) => ({
        x: x + width * 0.1 + ((end - width * 0.1) * index) / 12,
        y: base + between(random, -2.6, 2.2),
      })),
    );
  });
  return [
    shadowOf([filled(shade, path)], withAlpha(shade, 0.7), { x: 3, y: 4 }, 4),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [paper, mixColours(paper, { r: 178, g: 136, b: 82, a: 1 }, 0.24)]),
      path,
    ),
    stroked(withAlpha(ink, 0.66), 1.4, ...lines),
  ];
}

/** Two postage stamps, one over the other, with a postmark. @param size the height of one. */
export function stamps(
  random: Random,
  middle: Point,
  size: number,
  inks: readonly [Rgba, Rgba],
  { paper, shade, ink }: CabinetTones,
): readonly SceneNode[] {
  const one = (dx: number, dy: number, turn: number, tone: Rgba): SceneNode => {
    const [half, tall] = [size * 0.39, size * 0.5];
    const [across, down] = [8, 10];
    const teeth = [-1, 1].flatMap((side) => [
      ...Array.from({ length: across + 1 }, (_, index) =>
        ellipse({ x: -half + (2 * half * index) / across, y: side * tall }, size * 0.026),
      ),
      ...Array.from({ length: down + 1 }, (_, index) => ellipse({ x: side * half, y: -tall + (2 * tall * index) / down }, size * 0.026)),
    ]);
    const sheet = rectanglePath({ x: -half, y: -tall, width: 2 * half, height: 2 * tall });
    const inner = { x: -half * 0.8, y: -tall * 0.82, width: half * 1.6, height: tall * 1.64 };
    const hill = smoothShape([
      { x: inner.x, y: tall * 0.3 },
      { x: -half * 0.3, y: -tall * 0.16 },
      { x: half * 0.2, y: tall * 0.22 },
      { x: half * 0.56, y: -tall * 0.02 },
      { x: half * 1.2, y: tall * 0.4 },
      { x: half * 1.2, y: tall * 1.2 },
      { x: -half * 1.2, y: tall * 1.2 },
    ]);
    const pale = mixColours(paper, WHITE, 0.3);
    return {
      kind: 'group',
      transform: [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), middle.x + dx * size, middle.y + dy * size],
      children: [
        shadowOf([filled(shade, sheet)], withAlpha(shade, 0.75), { x: size * 0.03, y: size * 0.04 }, size * 0.035),
        filled(pale, sheet, ...teeth),
        painted(linearPaint({ x: 0, y: inner.y }, { x: 0, y: -inner.y }, [mixColours(tone, WHITE, 0.42), tone]), rectanglePath(inner)),
        clipped(rectanglePath(inner), [
          filled(mixColours(tone, WHITE, 0.75), ellipse({ x: half * 0.3, y: -tall * 0.4 }, size * 0.1)),
          filled(mixColours(tone, shade, 0.45), hill),
        ]),
        stroked(withAlpha(mixColours(tone, shade, 0.5), 0.8), Math.max(1, size * 0.014), rectanglePath(inner)),
      ],
    };
  };
  const mark = { x: middle.x + size * 0.3, y: middle.y - size * 0.2 };
  const waves = [0, 1, 2].map((row) =>
    smoothLine(
      Array.from({ length: 7 }, (_, index) => ({
        x: mark.x - size * (0.86 - index * 0.1),
        y: mark.y + size * (0.08 * (row - 1) + (index % 2) * 0.03) + between(random, 0, 1),
      })),
    ),
  );
  return [
    one(-0.2, 0.04, -0.16, inks[0]),
    one(0.22, -0.02, 0.12, inks[1]),
    stroked(withAlpha(ink, 0.5), Math.max(1, size * 0.016), ellipse(mark, size * 0.24), ellipse(mark, size * 0.17), ...waves),
  ];
}

/** Pebbles that lie on a ledge. */
export function pebbles(random: Random, floor: Point, wide: number, tones: readonly [Rgba, Rgba], shade: Rgba): readonly SceneNode[] {
  return [
    { at: -0.3, size: 0.25, up: 0 },
    { at: 0.28, size: 0.2, up: 0 },
    { at: 0.02, size: 0.19, up: 0.24 },
    { at: 0.02, size: 0.13, up: -0.01 },
  ].flatMap(({ at, size, up }, index) => {
    const [across, down] = [wide * size, wide * size * between(random, 0.66, 0.8)];
    const middle = { x: floor.x + at * wide, y: floor.y - down - up * wide };
    const tone = mixColours(tones[index % 2] ?? tones[0], shade, 0.08 * index);
    const stone = smoothShape(
      Array.from({ length: 9 }, (_, step) => {
        const angle = (step / 9) * 6.2832;
        return {
          x: middle.x + Math.cos(angle) * across * between(random, 0.93, 1.05),
          y: middle.y + Math.sin(angle) * down * between(random, 0.93, 1.04),
        };
      }),
    );
    return [
      shadowOf([filled(shade, stone)], withAlpha(shade, 0.7), { x: wide * 0.04, y: wide * 0.05 }, wide * 0.04),
      painted(
        radialPaint({ x: middle.x - across * 0.4, y: middle.y - down * 0.5 }, across * 1.7, [
          mixColours(tone, WHITE, 0.55),
          tone,
          mixColours(tone, shade, 0.7),
        ]),
        stone,
      ),
      stroked(
        withAlpha(mixColours(tone, WHITE, 0.5), 0.5),
        Math.max(1, wide * 0.012),
        smoothLine([
          { x: middle.x - across * 0.8, y: middle.y + down * 0.1 },
          { x: middle.x, y: middle.y - down * 0.1 },
          { x: middle.x + across * 0.85, y: middle.y + down * 0.16 },
        ]),
      ),
    ];
  });
}

/** A small corked bottle of glass with something fine in it. */
export function vial(floor: Point, tall: number, filling: Rgba, { light, shade }: CabinetTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: floor.x + x * tall, y: floor.y - up * tall });
  const body = smoothShape([
    at(-0.24, 0.02),
    at(0.24, 0.02),
    at(0.27, 0.12),
    at(0.27, 0.5),
    at(0.22, 0.62),
    at(0.11, 0.7),
    at(0.11, 0.86),
    at(-0.11, 0.86),
    at(-0.11, 0.7),
    at(-0.22, 0.62),
    at(-0.27, 0.5),
    at(-0.27, 0.12),
  ]);
  const cork = polygon([at(-0.12, 0.82), at(0.12, 0.82), at(0.14, 1), at(-0.14, 1)]);
  const white = mixColours(WHITE, light, 0.2);
  return [
    shadowOf([filled(shade, body, cork)], withAlpha(shade, 0.7), { x: tall * 0.06, y: tall * 0.05 }, tall * 0.05),
    painted(linearPaint(at(-0.27, 0), at(0.27, 0), [withAlpha(white, 0.6), withAlpha(white, 0.2), withAlpha(white, 0.34)]), body),
    clipped(body, [
      painted(
        linearPaint(at(-0.27, 0), at(0.27, 0), [
          mixColours(filling, shade, 0.3),
          mixColours(filling, WHITE, 0.2),
          mixColours(filling, shade, 0.4),
        ]),
        polygon([at(-0.3, -0.02), at(0.3, -0.02), at(0.3, 0.34), at(0.1, 0.37), at(-0.12, 0.33), at(-0.3, 0.36)]),
      ),
    ]),
    painted(
      linearPaint(at(-0.14, 0), at(0.14, 0), [
        { r: 206, g: 160, b: 104, a: 1 },
        { r: 176, g: 124, b: 72, a: 1 },
        { r: 116, g: 76, b: 42, a: 1 },
      ]),
      cork,
    ),
    stroked(withAlpha(white, 0.8), tall * 0.014, body),
    stroked(withAlpha(white, 0.9), tall * 0.03, smoothLine([at(-0.18, 0.52), at(-0.2, 0.32), at(-0.19, 0.14)])),
  ];
}
