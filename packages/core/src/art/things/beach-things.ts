import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** Things on a beach from straight above, in the light of a sun at the upper left. */
export interface OnSand {
  readonly middle: Point;
  readonly size: number;
  readonly turn: number;
  readonly shade: Rgba;
}

/** Returns the place on a beach of a spot of a thing. */
export function placed({ middle, size, turn }: Pick<OnSand, 'middle' | 'size' | 'turn'>) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x: number, y: number): Point => ({ x: middle.x + (x * cos - y * sin) * size, y: middle.y + (x * sin + y * cos) * size });
}

/** A fringed towel. @param size its length. @param stripes its ground and its stripes. @param isAlong whether the stripes run along it. */
export function towel(
  { middle, size, turn, shade }: OnSand,
  width: number,
  stripes: readonly [Rgba, Rgba],
  isAlong: boolean,
): readonly SceneNode[] {
  const at = placed({ middle, size, turn });
  const half = width / 2;
  const cloth = smoothShape(
    (
      [
        [-half, -0.5],
        [-half * 0.5, -0.506],
        [0, -0.5],
        [half * 0.5, -0.494],
        [half, -0.5],
        [half + 0.006, -0.25],
        [half - 0.004, 0],
        [half + 0.008, 0.25],
        [half, 0.5],
        [half * 0.4, 0.507],
        [-half * 0.4, 0.495],
        [-half, 0.5],
        [-half - 0.008, 0.2],
        [-half + 0.004, -0.1],
        [-half - 0.006, -0.3],
      ] as const
    ).map(([x, y]) => at(x, y)),
  );
  const fringe = [-1, 1].flatMap((end) =>
    Array.from({ length: 25 }, (_, index): Path => {
      const x = (index / 24 - 0.5) * width * 0.96;
      return smoothLine([at(x, end * 0.49), at(x + Math.sin(index * 2.1) * 0.004, end * 0.524)]);
    }),
  );
  const band = (from: number, to: number): Path =>
    isAlong
      ? polygon([at(from * width, -0.52), at(to * width, -0.52), at(to * width, 0.52), at(from * width, 0.52)])
      : polygon([at(-0.4, from), at(0.4, from), at(0.4, to), at(-0.4, to)]);
  const count = isAlong ? 5 : 9;
  const bands = Array.from({ length: count }, (_, index) => {
    const from = (index + 0.25) / count - 0.5;
    return band(from, from + 0.5 / count);
  });
  const [ground, stripe] = stripes;
  const crease = (y: number) => smoothLine([at(-half, y), at(-half * 0.3, y + 0.008), at(half * 0.4, y - 0.006), at(half, y + 0.004)]);
  return [
    shadowOf([filled(shade, cloth)], withAlpha(shade, 0.42), { x: size * 0.018, y: size * 0.022 }, size * 0.01),
    stroked(mixColours(ground, shade, 0.08), size * 0.0055, ...fringe),
    filled(ground, cloth),
    clipped(cloth, [
      filled(stripe, ...bands),
      filled(withAlpha(stripe, 0.8), band(isAlong ? -0.5 : -0.487, isAlong ? -0.485 : -0.48)),
      painted(linearPaint(at(-half, -0.5), at(half, 0.5), [withAlpha(WHITE, 0.16), withAlpha(WHITE, 0), withAlpha(shade, 0.16)]), cloth),
      stroked(withAlpha(shade, 0.12), size * 0.008, crease(-0.26), crease(0.12), crease(0.36)),
      stroked(withAlpha(WHITE, 0.22), size * 0.004, crease(-0.268), crease(0.112), crease(0.352)),
    ]),
  ];
}

/** A parasol with a scalloped rim, and its round shadow on the sand. @param size its radius. */
export function parasolAbove({ middle, size, turn, shade }: OnSand, [first, second]: readonly [Rgba, Rgba]): readonly SceneNode[] {
  const ribs = 12;
  const angle = (index: number) => turn + (index / ribs) * 2 * Math.PI;
  const hub: Point = { x: middle.x - size * 0.1, y: middle.y - size * 0.12 };
  const segment = (index: number): Path => {
    const [from, mid, to] = [angle(index), angle(index + 0.5), angle(index + 1)];
    const [a, b, c] = [polar(middle, size, from), polar(middle, size * 0.955, mid), polar(middle, size, to)];
    return [['M', hub.x, hub.y], ['L', a.x, a.y], ['Q', b.x, b.y, c.x, c.y], ['Z']];
  };
  const all = Array.from({ length: ribs }, (_, index) => segment(index));
  const disc = ellipse(middle, size * 0.985);
  return [
    shadowOf([filled(shade, disc)], withAlpha(shade, 0.4), { x: size * 0.34, y: size * 0.4 }, size * 0.035),
    filled(first, ...all.filter((_, index) => index % 2 === 0)),
    filled(second, ...all.filter((_, index) => index % 2 === 1)),
    ...all.map((path, index) => {
      const towards = Math.cos(angle(index + 0.5) - Math.PI * 1.25);
      return filled(towards > 0 ? withAlpha(WHITE, towards * 0.2) : withAlpha(shade, -towards * 0.34), path);
    }),
    stroked(withAlpha(shade, 0.22), size * 0.012, ...all.map((_, index) => smoothLine([hub, polar(middle, size * 0.99, angle(index))]))),
    stroked(
      withAlpha(WHITE, 0.5),
      size * 0.02,
      ...all.map((_, index): Path => {
        const [a, b, c] = [
          polar(middle, size * 0.93, angle(index)),
          polar(middle, size * 0.89, angle(index + 0.5)),
          polar(middle, size * 0.93, angle(index + 1)),
        ];
        return [
          ['M', a.x, a.y],
          ['Q', b.x, b.y, c.x, c.y],
        ];
      }),
    ),
    shadowOf([filled(shade, ellipse(hub, size * 0.05))], withAlpha(shade, 0.5), { x: size * 0.03, y: size * 0.04 }, size * 0.02),
    filled(mixColours(second, WHITE, 0.6), ellipse(hub, size * 0.05)),
    filled(first, ellipse({ x: hub.x - size * 0.006, y: hub.y - size * 0.008 }, size * 0.026)),
  ];
}

/** A pair of flip-flops. @param size the length of a sole. */
export function flipFlops({ middle, size, turn, shade }: OnSand, sole: Rgba, strap: Rgba): readonly SceneNode[] {
  return [-1, 1].flatMap((side) => {
    const at = placed({ middle: { x: middle.x + side * size * 0.27, y: middle.y + side * size * 0.08 }, size, turn: turn + side * 0.22 });
    const shape = smoothShape([
      at(-0.17, -0.4),
      at(0, -0.5),
      at(0.17, -0.4),
      at(0.17, -0.1),
      at(0.12, 0.2),
      at(0.13, 0.42),
      at(0, 0.5),
      at(-0.13, 0.42),
      at(-0.12, 0.2),
      at(-0.17, -0.1),
    ]);
    const straps = smoothLine([at(-0.15, 0.06), at(-0.08, -0.16), at(0, -0.28), at(0.08, -0.16), at(0.15, 0.06)]);
    return [
      shadowOf([filled(shade, shape)], withAlpha(shade, 0.45), { x: size * 0.06, y: size * 0.07 }, size * 0.03),
      filled(sole, shape),
      stroked(mixColours(sole, WHITE, 0.45), size * 0.03, shape),
      shadowOf([stroked(strap, size * 0.07, straps)], withAlpha(shade, 0.5), { x: size * 0.03, y: size * 0.04 }, size * 0.02),
      stroked(strap, size * 0.07, straps),
    ];
  });
}

/** A woven bag that stands open, with a towel, a bottle and a book in it. @param size its length. */
export function beachBag(
  { middle, size, turn, shade }: OnSand,
  straw: Rgba,
  [cloth, bottle, book]: readonly [Rgba, Rgba, Rgba],
): readonly SceneNode[] {
  const at = placed({ middle, size, turn });
  const oval = (across: number, down: number): Path =>
    smoothShape(
      Array.from({ length: 16 }, (_, index) => at(Math.cos((index / 16) * 6.2832) * across, Math.sin((index / 16) * 6.2832) * down)),
    );
  const rim = oval(0.5, 0.27);
  const inside = oval(0.43, 0.21);
  const handle = (side: number) =>
    smoothLine([at(-0.24, side * 0.22), at(-0.16, side * 0.44), at(0.12, side * 0.46), at(0.22, side * 0.22)]);
  return [
    shadowOf(
      [filled(shade, rim), stroked(shade, size * 0.05, handle(1))],
      withAlpha(shade, 0.45),
      { x: size * 0.1, y: size * 0.12 },
      size * 0.04,
    ),
    stroked(mixColours(straw, shade, 0.3), size * 0.045, handle(1), handle(-1)),
    filled(straw, rim),
    stroked(withAlpha(mixColours(straw, shade, 0.6), 0.6), size * 0.014, oval(0.47, 0.245)),
    filled(mixColours(straw, shade, 0.75), inside),
    clipped(inside, [
      filled(cloth, smoothShape([at(-0.42, -0.1), at(-0.2, -0.2), at(0.02, -0.12), at(0.04, 0.1), at(-0.14, 0.2), at(-0.4, 0.14)])),
      stroked(
        mixColours(cloth, WHITE, 0.5),
        size * 0.03,
        smoothLine([at(-0.36, 0), at(-0.2, -0.04), at(0, 0.02)]),
        smoothLine([at(-0.34, 0.1), at(-0.18, 0.08), at(-0.02, 0.12)]),
      ),
      filled(book, polygon([at(0.06, -0.2), at(0.3, -0.16), at(0.28, 0.0), at(0.05, -0.03)])),
      filled(mixColours(book, WHITE, 0.75), polygon([at(0.06, -0.03), at(0.28, 0), at(0.28, 0.03), at(0.06, 0)])),
      filled(bottle, ellipse(at(0.2, 0.11), size * 0.075)),
      filled(mixColours(bottle, WHITE, 0.5), ellipse(at(0.19, 0.1), size * 0.036)),
    ]),
  ];
}

/** A ball of six panels. @param size its radius. */
export function beachBall({ middle, size, turn, shade }: OnSand, tones: readonly Rgba[], pale: Rgba): readonly SceneNode[] {
  const ball = ellipse(middle, size);
  const top: Point = { x: middle.x - size * 0.2, y: middle.y - size * 0.24 };
  const panel = (index: number): Path => {
    const [a, b] = [turn + (index * Math.PI) / 3, turn + ((index + 1) * Math.PI) / 3];
    return polygon([top, ...[0, 0.25, 0.5, 0.75, 1].map((step) => polar(middle, size * 1.1, a + (b - a) * step))]);
  };
  return [
    shadowOf([filled(shade, ball)], withAlpha(shade, 0.45), { x: size * 0.5, y: size * 0.55 }, size * 0.12),
    filled(pale, ball),
    clipped(ball, [
      ...[0, 2, 4].map((index) => filled(tones[(index / 2) % tones.length] ?? pale, panel(index))),
      painted(
        radialPaint({ x: middle.x - size * 0.35, y: middle.y - size * 0.4 }, size * 1.6, [
          withAlpha(WHITE, 0.5),
          withAlpha(WHITE, 0),
          withAlpha(shade, 0.5),
        ]),
        ball,
      ),
    ]),
    filled(pale, ellipse(top, size * 0.13)),
  ];
}

/** Shells and starfish, small on the sand. */
export function shells(random: Random, places: readonly Point[], tones: readonly [Rgba, Rgba], shade: Rgba): readonly SceneNode[] {
  return places.flatMap((middle, index): readonly SceneNode[] => {
    const turn = random() * 6.28;
    const size = between(random, 9, 15);
    const path =
      index % 3 === 0
        ? smoothShape(Array.from({ length: 10 }, (_, arm) => polar(middle, size * (arm % 2 === 0 ? 1.5 : 0.6), turn + (arm / 10) * 6.2832)))
        : smoothShape(
            [-1.3, -0.7, 0, 0.7, 1.3].map((swing) => polar(middle, size, turn + swing)).concat(polar(middle, size * 0.6, turn + Math.PI)),
          );
    const tone = tones[index % 2] ?? tones[0];
    return [
      shadowOf([filled(shade, path)], withAlpha(shade, 0.4), { x: 3, y: 4 }, 1.5),
      filled(tone, path),
      ...(index % 3 === 0
        ? []
        : [
            stroked(
              withAlpha(shade, 0.3),
              1.2,
              ...[-0.8, 0, 0.8].map((swing) =>
                smoothLine([polar(middle, size * 0.5, turn + Math.PI), polar(middle, size * 0.9, turn + swing)]),
              ),
            ),
          ]),
    ];
  });
}
