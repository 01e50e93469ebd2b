import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

export interface RopeTones {
  readonly rope: Rgba;
  readonly wood: Rgba;
  readonly shade: Rgba;
}

/** A ladder of rope with wooden rungs, which hangs and turns a little. @param side the side that the light comes from. */
export function ropeLadder(top: Point, foot: Point, width: number, side: 1 | -1, { rope, wood, shade }: RopeTones): readonly SceneNode[] {
  const count = Math.max(4, Math.round((foot.y - top.y) / (width * 0.62)));
  const at = (share: number, out: number): Point => ({
    x: top.x + (foot.x - top.x) * share + Math.sin(share * 3.2) * width * 0.2 + (out * width) / 2,
    y: top.y + (foot.y - top.y) * share + out * Math.sin(share * 5) * width * 0.06,
  });
  const rail = (out: number) => smoothLine(Array.from({ length: 9 }, (_, index) => at(index / 8, out)));
  const rungs = Array.from({ length: count }, (_, index) => {
    const [a, b] = [at((index + 0.6) / count, -1.22), at((index + 0.6) / count, 1.22)];
    const half = width * 0.075;
    return polygon([
      { x: a.x, y: a.y - half },
      { x: b.x, y: b.y - half },
      { x: b.x, y: b.y + half },
      { x: a.x, y: a.y + half },
    ]);
  });
  return [
    shadowOf([stroked(shade, width * 0.09, rail(-1), rail(1)), filled(shade, ...rungs)], withAlpha(shade, 0.5), { x: -side * 9, y: 5 }, 5),
    stroked(mixColours(rope, shade, 0.35), width * 0.1, rail(-1), rail(1)),
    stroked(rope, width * 0.05, rail(-1), rail(1)),
    ...rungs.map((rung, index) =>
      painted(
        linearPaint(at((index + 0.6) / count, -side), at((index + 0.6) / count, side), [
          mixColours(wood, shade, 0.35),
          wood,
          mixColours(wood, WHITE, 0.25),
        ]),
        rung,
      ),
    ),
  ];
}

/** A swing on two ropes. */
export function ropeSwing(top: Point, length: number, width: number, { rope, wood, shade }: RopeTones): readonly SceneNode[] {
  const seat = { x: top.x, y: top.y + length };
  const ropes = [-1, 1].map((sign) =>
    smoothLine([
      { x: top.x + sign * width * 0.42, y: top.y },
      { x: seat.x + sign * width * 0.44, y: seat.y },
    ]),
  );
  const board = (drop: number, high: number) =>
    polygon([
      { x: seat.x - width * 0.56, y: seat.y + drop },
      { x: seat.x + width * 0.56, y: seat.y + drop },
      { x: seat.x + width * 0.6, y: seat.y + drop + high },
      { x: seat.x - width * 0.6, y: seat.y + drop + high },
    ]);
  return [
    stroked(mixColours(rope, shade, 0.4), 6, ...ropes),
    stroked(rope, 3, ...ropes),
    shadowOf([filled(shade, board(0, 14))], withAlpha(shade, 0.5), { x: 0, y: 6 }, 4),
    filled(mixColours(wood, WHITE, 0.24), board(-6, 9)),
    filled(mixColours(wood, shade, 0.2), board(3, 10)),
  ];
}

/** A bucket that hangs from a pulley at the end of a beam. */
export function bucketOnPulley(
  beam: Point,
  length: number,
  size: number,
  side: 1 | -1,
  paint: Rgba,
  { rope, wood, shade }: RopeTones,
): readonly SceneNode[] {
  const foot = { x: beam.x, y: beam.y + length };
  const at = (x: number, y: number): Point => ({ x: foot.x + x * size, y: foot.y + y * size });
  const body = polygon([at(-0.5, 0), at(0.5, 0), at(0.38, 0.92), at(-0.38, 0.92)]);
  return [
    filled(
      mixColours(wood, shade, 0.3),
      polygon([
        { x: beam.x + side * size * 1.9, y: beam.y - size * 0.42 },
        { x: beam.x - side * size * 0.36, y: beam.y - size * 0.34 },
        { x: beam.x - side * size * 0.36, y: beam.y - size * 0.14 },
        { x: beam.x + side * size * 1.9, y: beam.y - size * 0.12 },
      ]),
    ),
    stroked(rope, 3.4, smoothLine([beam, at(0, -0.5)])),
    filled(mixColours(shade, wood, 0.3), ellipse(beam, size * 0.26)),
    filled(mixColours(wood, WHITE, 0.3), ellipse(beam, size * 0.12)),
    stroked(mixColours(shade, rope, 0.3), 3.4, smoothLine([at(-0.46, 0.04), at(-0.3, -0.34), at(0, -0.5), at(0.3, -0.34), at(0.46, 0.04)])),
    shadowOf([filled(shade, body)], withAlpha(shade, 0.4), { x: -side * 5, y: 5 }, 5),
    painted(
      linearPaint(at(-0.5 * side, 0), at(0.5 * side, 0), [mixColours(paint, WHITE, 0.3), paint, mixColours(paint, shade, 0.45)]),
      body,
    ),
    stroked(
      withAlpha(shade, 0.5),
      size * 0.06,
      smoothLine([at(-0.47, 0.24), at(0, 0.3), at(0.47, 0.24)]),
      smoothLine([at(-0.4, 0.76), at(0, 0.82), at(0.4, 0.76)]),
    ),
    filled(mixColours(shade, paint, 0.3), ellipse(at(0, 0.01), size * 0.5, size * 0.12)),
  ];
}

/** Paper lanterns on a string between two points. */
export function lanternString(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  papers: readonly Rgba[],
  lamp: Rgba,
  shade: Rgba,
  lit: number,
): readonly SceneNode[] {
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
  });
  const spots = Array.from({ length: count }, (_, index) => at((index + 0.6) / (count + 0.2)));
  return [
    stroked(withAlpha(shade, 0.85), 2.4, smoothLine(Array.from({ length: 13 }, (_, index) => at(index / 12)))),
    ...spots.flatMap(({ x, y }, index): readonly SceneNode[] => {
      const paper = papers[index % papers.length] ?? lamp;
      const middle = { x, y: y + size * 1.25 };
      const body = smoothShape([
        { x, y: middle.y - size },
        { x: x + size * 0.76, y: middle.y - size * 0.6 },
        { x: x + size * 0.95, y: middle.y },
        { x: x + size * 0.76, y: middle.y + size * 0.6 },
        { x, y: middle.y + size },
        { x: x - size * 0.76, y: middle.y + size * 0.6 },
        { x: x - size * 0.95, y: middle.y },
        { x: x - size * 0.76, y: middle.y - size * 0.6 },
      ]);
      return [
        glow(middle, size * 3.4, withAlpha(lamp, 0.5 * lit)),
        painted(
          linearPaint({ x, y: middle.y - size }, { x, y: middle.y + size }, [
            mixColours(paper, shade, 0.12),
            mixColours(paper, lamp, 0.3 + lit * 0.35),
            mixColours(paper, shade, 0.06),
          ]),
          body,
        ),
        stroked(
          withAlpha(mixColours(paper, shade, 0.5), 0.5),
          1.5,
          ...[-0.4, 0, 0.4].map((up) =>
            smoothLine([
              { x: x - size * 0.9, y: middle.y + up * size },
              { x, y: middle.y + up * size * 1.2 + size * 0.08 },
              { x: x + size * 0.9, y: middle.y + up * size },
            ]),
          ),
        ),
        filled(
          shade,
          ellipse({ x, y: middle.y - size }, size * 0.34, size * 0.12),
          ellipse({ x, y: middle.y + size }, size * 0.34, size * 0.12),
        ),
      ];
    }),
  ];
}
