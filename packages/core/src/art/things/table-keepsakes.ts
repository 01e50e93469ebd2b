import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import type { TableLight } from './old-photographs.ts';
import type { PhotographTones } from './photograph-views.ts';
import { type Place, placeIn, sheet } from './tilted-sheet.ts';

/** A bundle of old letters that is tied with a ribbon. @param foot the middle of its front edge on the table. */
export function letterBundle(
  random: Random,
  foot: Point,
  wide: number,
  ribbon: Rgba,
  { paper, deep }: PhotographTones,
  light: TableLight,
): readonly SceneNode[] {
  const { shade, out } = light;
  const [deepness, thick, count] = [wide * 0.3, wide * 0.052, 6];
  const tones = [paper, mixColours(paper, deep, 0.16), mixColours(paper, WHITE, 0.5), mixColours(paper, deep, 0.26)];
  const high = thick * count;
  const shift = Array.from({ length: count }, () => between(random, -1, 1) * wide * 0.022);
  const layers = shift.map((dx, index): Path => {
    const y = foot.y - thick * (index + 1);
    return polygon([
      { x: foot.x - wide / 2 + dx, y },
      { x: foot.x + wide / 2 + dx, y },
      { x: foot.x + wide / 2 + dx, y: y + thick },
      { x: foot.x - wide / 2 + dx, y: y + thick },
    ]);
  });
  const dx = shift.at(-1) ?? 0;
  const y = foot.y - high;
  const place = placeIn([
    { x: foot.x - wide * 0.44 + dx, y: y - deepness },
    { x: foot.x + wide * 0.44 + dx, y: y - deepness },
    { x: foot.x + wide / 2 + dx, y },
    { x: foot.x - wide / 2 + dx, y },
  ]);
  const cover = tones[(count - 1) % tones.length] ?? paper;
  const strip = (from: number, to: number) => polygon([place(from, 0), place(to, 0), place(to, 1), place(from, 1)]);
  const front = polygon([place(0.46, 1), place(0.54, 1), { x: place(0.54, 1).x, y: foot.y }, { x: place(0.46, 1).x, y: foot.y }]);
  const across = polygon([place(0, 0.42), place(1, 0.42), place(1, 0.6), place(0, 0.6)]);
  const knot = place(0.5, 0.5);
  const loop = (sign: 1 | -1): Path =>
    smoothShape([
      knot,
      { x: knot.x + sign * wide * 0.09, y: knot.y - wide * 0.1 },
      { x: knot.x + sign * wide * 0.19, y: knot.y - wide * 0.09 },
      { x: knot.x + sign * wide * 0.18, y: knot.y - wide * 0.01 },
      { x: knot.x + sign * wide * 0.08, y: knot.y + wide * 0.01 },
    ]);
  const tail = (sign: 1 | -1): Path =>
    smoothLine([
      knot,
      { x: knot.x + sign * wide * 0.07, y: knot.y + wide * 0.05 },
      { x: knot.x + sign * wide * 0.13, y: knot.y + wide * 0.17 },
    ]);
  const dark = mixColours(ribbon, BLACK, 0.25);
  return [
    shadowOf([filled(shade, ...layers)], withAlpha(shade, 0.6), { x: out * 12, y: 7 }, 7),
    ...layers.map((path, index) => filled(tones[index % tones.length] ?? paper, path)),
    stroked(withAlpha(deep, 0.45), 1.3, ...layers),
    painted(
      linearPaint(place(out > 0 ? 0 : 1, 0), place(out > 0 ? 1 : 0, 1), [
        mixColours(cover, WHITE, 0.5),
        cover,
        mixColours(cover, deep, 0.2),
      ]),
      sheet(place, 0),
    ),
    stroked(withAlpha(deep, 0.4), 1.5, smoothLine([place(0, 0), place(0.47, 0.52)]), smoothLine([place(1, 0), place(0.53, 0.52)])),
    filled(
      withAlpha(mixColours(ribbon, deep, 0.5), 0.8),
      polygon([place(0.82, 0.12), place(0.92, 0.12), place(0.925, 0.36), place(0.825, 0.36)]),
    ),
    stroked(
      withAlpha(deep, 0.6),
      1.5,
      ...[0.68, 0.78, 0.88].map((down) => smoothLine([place(0.62, down), place(0.72, down - 0.02), place(0.86, down + 0.01)])),
    ),
    filled(ribbon, strip(0.46, 0.54), across),
    filled(dark, front),
    stroked(dark, wide * 0.04, tail(1), tail(-1)),
    shadowOf([filled(shade, loop(1), loop(-1))], withAlpha(shade, 0.5), { x: out * 3, y: 5 }, 4),
    filled(ribbon, loop(1)),
    filled(mixColours(ribbon, WHITE, 0.14), loop(-1)),
    filled(
      dark,
      smoothShape(
        [1, -1].flatMap((sign) => [
          { x: knot.x + sign * wide * 0.12, y: knot.y - wide * 0.06 },
          { x: knot.x + sign * wide * 0.05, y: knot.y - wide * 0.01 },
        ]),
      ),
    ),
    filled(mixColours(ribbon, WHITE, 0.22), ellipse(knot, wide * 0.036, wide * 0.03)),
  ];
}

/** An open notebook full of writing, with a pen. @param foot the middle of its front edge on the table. */
export function openNotebook(
  random: Random,
  foot: Point,
  wide: number,
  deepness: number,
  cover: Rgba,
  { paper, deep }: PhotographTones,
  { shade, out }: TableLight,
): readonly SceneNode[] {
  const thick = wide * 0.034;
  const page =
    (sign: 1 | -1): Place =>
    (across, down) => {
      const spread = 0.88 + 0.12 * down;
      const swell = Math.sin(Math.min(1, across * 1.15) * Math.PI) * deepness * 0.13 + across * deepness * 0.02;
      return { x: foot.x + sign * across * wide * 0.5 * spread, y: foot.y - deepness * (1 - down) - swell - thick };
    };
  const edge = (place: Place, down: number) => Array.from({ length: 9 }, (_, index) => place(index / 8, down));
  const pages = ([-1, 1] as const).map((sign) => {
    const place = page(sign);
    const [back, front] = [edge(place, 0), edge(place, 1)];
    const lines = Array.from({ length: 9 }, (_, row): Path => {
      const down = 0.14 + row * 0.085;
      const end = row === 8 ? 0.45 : between(random, 0.78, 0.88);
      return smoothLine(
        Array.from({ length: 26 }, (_, step) => {
          const at = place(0.12 + ((end - 0.12) * step) / 25, down);
          return { x: at.x, y: at.y + (step % 2 === 0 ? -1 : 1) * between(random, 0.3, deepness * 0.016) };
        }),
      );
    });
    return {
      top: polygon([...back, ...front.toReversed()]),
      block: polygon([...front, ...front.toReversed().map(({ x, y }) => ({ x, y: y + thick }))]),
      edges: [0.3, 0.6].map((share) => smoothLine(front.map(({ x, y }) => ({ x, y: y + thick * share })))),
      lines,
      place,
      sign,
    };
  });
  const board = polygon([
    { x: foot.x - wide * 0.455, y: foot.y - deepness - 3 },
    { x: foot.x + wide * 0.455, y: foot.y - deepness - 3 },
    { x: foot.x + wide * 0.525, y: foot.y + 3 },
    { x: foot.x - wide * 0.525, y: foot.y + 3 },
  ]);
  const nib = page(1)(0.24, 0.86);
  const end = page(1)(0.98, 0.16);
  const [dx, dy] = [end.x - nib.x, end.y - nib.y];
  const long = Math.hypot(dx, dy);
  const along = (share: number, off: number): Point => ({
    x: nib.x + dx * share - (dy / long) * off,
    y: nib.y - 6 + dy * share + (dx / long) * off,
  });
  const thin = wide * 0.0165;
  const barrel = smoothShape([
    along(0.16, thin * 0.7),
    along(0.5, thin),
    along(0.9, thin * 0.85),
    along(1, 0),
    along(0.9, -thin * 0.85),
    along(0.5, -thin),
    along(0.16, -thin * 0.7),
  ]);
  const gold: Rgba = { r: 226, g: 178, b: 92, a: 1 };
  return [
    shadowOf([filled(shade, board)], withAlpha(shade, 0.7), { x: out * 10, y: 8 }, 9),
    filled(cover, board),
    filled(
      mixColours(cover, BLACK, 0.4),
      polygon([
        { x: foot.x - wide * 0.525, y: foot.y + 3 },
        { x: foot.x + wide * 0.525, y: foot.y + 3 },
        { x: foot.x + wide * 0.523, y: foot.y + 10 },
        { x: foot.x - wide * 0.523, y: foot.y + 10 },
      ]),
    ),
    ...pages.flatMap(({ top, block, edges, lines, place, sign }) => [
      filled(mixColours(paper, deep, 0.24), block),
      stroked(withAlpha(deep, 0.35), 1.1, ...edges),
      painted(
        linearPaint(place(0, 0.5), place(1, 0.5), [
          mixColours(paper, deep, 0.38),
          mixColours(paper, WHITE, 0.3),
          mixColours(paper, WHITE, sign * out < 0 ? 0.62 : 0.4),
          mixColours(paper, deep, sign * out < 0 ? 0.02 : 0.14),
        ]),
        top,
      ),
      stroked(withAlpha(deep, 0.62), Math.max(1.3, deepness * 0.013), ...lines),
    ]),
    shadowOf([filled(shade, barrel)], withAlpha(shade, 0.6), { x: out * 4, y: 7 }, 3),
    filled(gold, polygon([along(0, 0), along(0.17, thin * 0.62), along(0.17, -thin * 0.62)])),
    painted(
      linearPaint(along(0.5, -thin), along(0.5, thin), [
        mixColours(cover, WHITE, 0.5),
        mixColours(cover, BLACK, 0.25),
        mixColours(cover, BLACK, 0.6),
      ]),
      barrel,
    ),
    stroked(
      gold,
      thin * 0.5,
      polygon([along(0.56, thin), along(0.56, -thin)]),
      polygon([along(0.18, thin * 0.7), along(0.18, -thin * 0.7)]),
    ),
  ];
}

/** An old lamp with a pleated shade of cloth that is lit. @param foot the middle of its base. */
export function tableLamp(foot: Point, tall: number, brass: Rgba, cloth: Rgba, { shade, out }: TableLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const turned = (points: readonly (readonly [number, number])[]) =>
    smoothShape([...points.map(([x, up]) => at(x, up)), ...points.toReversed().map(([x, up]) => at(-x, up))]);
  const body = turned([
    [0.15, 0.0],
    [0.15, 0.025],
    [0.085, 0.05],
    [0.03, 0.085],
    [0.03, 0.12],
    [0.085, 0.2],
    [0.105, 0.28],
    [0.075, 0.36],
    [0.028, 0.42],
    [0.034, 0.44],
    [0.018, 0.46],
    [0.016, 0.6],
  ]);
  const across = (share: number, up: number): Point => {
    const half = up > 0.5 ? 0.135 : 0.27;
    const sag = (1 - (2 * share - 1) ** 2) * (up > 0.5 ? 0.008 : 0.024);
    return at((2 * share - 1) * half, (up > 0.5 ? 0.98 : 0.54) - sag);
  };
  const row = (up: number) => Array.from({ length: 15 }, (_, index) => across(index / 14, up));
  const hood = polygon([...row(1), ...row(0).toReversed()]);
  const glowing = mixColours(cloth, { r: 255, g: 226, b: 160, a: 1 }, 0.72);
  const fringe = Array.from({ length: 43 }, (_, index) => {
    const from = across(index / 42, 0);
    return smoothLine([from, { x: from.x, y: from.y + tall * 0.034 }]);
  });
  return [
    shadowOf([filled(shade, ellipse(at(0, 0), tall * 0.17, tall * 0.026))], withAlpha(shade, 0.8), { x: -out * 4, y: 5 }, 6),
    painted(
      linearPaint(at(-0.11, 0), at(0.11, 0), [
        mixColours(brass, BLACK, 0.45),
        brass,
        mixColours(brass, WHITE, 0.62),
        brass,
        mixColours(brass, BLACK, 0.5),
      ]),
      body,
    ),
    stroked(
      mixColours(brass, WHITE, 0.5),
      2,
      smoothLine([at(-0.06, 0.235), at(0, 0.228), at(0.06, 0.235)]),
      smoothLine([at(-0.085, 0.3), at(0, 0.292), at(0.085, 0.3)]),
    ),
    stroked(mixColours(brass, WHITE, 0.2), 2.4, smoothLine([at(0.06, 0.54), at(0.062, 0.46), at(0.06, 0.42)])),
    filled(mixColours(brass, WHITE, 0.4), ellipse(at(0.06, 0.41), tall * 0.01), ellipse(at(0, 0.995), tall * 0.016)),
    stroked(mixColours(glowing, cloth, 0.5), 2.2, ...fringe),
    painted(
      linearPaint(at(-0.27, 0.7), at(0.27, 0.7), [
        mixColours(cloth, glowing, 0.3),
        glowing,
        mixColours(glowing, WHITE, 0.55),
        glowing,
        mixColours(cloth, glowing, 0.2),
      ]),
      hood,
    ),
    clipped(hood, [
      painted(
        linearPaint(at(0, 0.54), at(0, 0.99), [withAlpha(WHITE, 0.34), withAlpha(WHITE, 0), withAlpha(mixColours(cloth, shade, 0.4), 0.5)]),
        hood,
      ),
      stroked(
        withAlpha(mixColours(cloth, shade, 0.2), 0.34),
        2,
        ...Array.from({ length: 13 }, (_, index) => smoothLine([across((index + 1) / 14, 1), across((index + 1) / 14, 0)])),
      ),
    ]),
    stroked(mixColours(cloth, shade, 0.12), tall * 0.014, smoothLine(row(0)), smoothLine(row(1))),
  ];
}
