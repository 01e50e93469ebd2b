import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

/** The heights of a bench's seat and of its back over the ground, as shares of its width. */
export const BENCH_SEAT = 0.2;
const BENCH_BACK = 0.4;

interface BenchTones {
  readonly wood: Rgba;
  readonly iron: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** A park bench from behind: what those who sit on it are before, and the slats of its back, which are before them. @param foot on the ground under its middle. */
export function benchFromBehind(
  foot: Point,
  width: number,
  { wood, iron, light, shade }: BenchTones,
): { readonly behind: readonly SceneNode[]; readonly before: readonly SceneNode[] } {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * width, y: foot.y - up * width });
  const board = (up: number, high: number): Path =>
    smoothShape([
      at(-0.5, up),
      at(-0.506, up + high / 2),
      at(-0.5, up + high),
      at(0, up + high + 0.004),
      at(0.5, up + high),
      at(0.506, up + high / 2),
      at(0.5, up),
      at(0, up - 0.003),
    ]);
  const slat = (up: number, high: number): readonly SceneNode[] => {
    const path = board(up, high);
    const grain = [0.3, 0.62].map((share) =>
      smoothLine([at(-0.48, up + high * share), at(-0.1, up + high * (share + 0.08)), at(0.48, up + high * share)]),
    );
    return [
      shadowOf([filled(shade, path)], withAlpha(shade, 0.5), { x: 0, y: width * 0.012 }, width * 0.008),
      painted(linearPaint(at(0, up + high), at(0, up), [mixColours(wood, light, 0.32), wood, mixColours(wood, shade, 0.42)]), path),
      stroked(withAlpha(shade, 0.24), width * 0.003, ...grain),
      stroked(
        withAlpha(mixColours(light, WHITE, 0.3), 0.75),
        width * 0.005,
        smoothLine([at(-0.49, up + high), at(0, up + high + 0.004), at(0.49, up + high)]),
      ),
    ];
  };
  const black = mixColours(iron, BLACK, 0.2);
  const leg = (x: number): Path =>
    clockwise(
      ribbon([
        { ...at(x * 1.03, 0), width: width * 0.016 },
        { ...at(x * 0.985, 0.1), width: width * 0.013 },
        { ...at(x, BENCH_SEAT), width: width * 0.015 },
        { ...at(x * 0.99, 0.31), width: width * 0.013 },
        { ...at(x * 1.012, BENCH_BACK + 0.008), width: width * 0.013 },
      ]),
    );
  const armrest = (side: number) =>
    smoothLine([at(side * 0.462, 0.27), at(side * 0.52, 0.292), at(side * 0.548, 0.25), at(side * 0.53, 0.21)]);
  const legs = [-0.455, 0.455, 0].map(leg);
  const feet = [-0.455, 0.455, 0].map((x) => ellipse(at(x * 1.03, 0), width * 0.034, width * 0.009));
  return {
    behind: [
      shadowOf(
        [filled(shade, polygon([at(-0.52, 0.012), at(0.52, 0.012), at(0.5, -0.035), at(-0.5, -0.035)]))],
        withAlpha(shade, 0.5),
        { x: 0, y: width * 0.012 },
        width * 0.016,
      ),
      ...slat(BENCH_SEAT - 0.026, 0.03),
    ],
    before: [
      stroked(black, width * 0.018, armrest(-1), armrest(1)),
      ...slat(0.235, 0.042),
      ...slat(0.292, 0.042),
      ...slat(0.35, 0.05),
      filled(black, ...legs, ...feet),
      stroked(
        withAlpha(mixColours(light, iron, 0.3), 0.6),
        width * 0.004,
        ...[-0.455, 0.455, 0].map((x) => smoothLine([at(x * 1.02 - 0.008, 0.03), at(x * 0.985 - 0.008, 0.1), at(x - 0.009, BENCH_SEAT)])),
      ),
    ],
  };
}

interface DogTones {
  readonly coat: Rgba;
  readonly ear: Rgba;
  readonly collar: Rgba;
  readonly shade: Rgba;
}

/** A dog that sits with its back to the reader and looks up to one side. @param seat the middle of its seat. @param side the one that it looks to. */
export function dogFromBehind(
  seat: Point,
  height: number,
  side: 1 | -1,
  { coat, ear, collar, shade }: DogTones,
  light: RimLight,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: seat.x + side * x * height, y: seat.y - up * height });
  const shape = (spots: readonly (readonly [number, number])[]) => clockwise(smoothShape(spots.map(([x, up]) => at(x, up))));
  const dark = mixColours(coat, shade, 0.5);
  const body = shape([
    [-0.1, 0.66],
    [-0.17, 0.56],
    [-0.22, 0.36],
    [-0.3, 0.16],
    [-0.27, 0],
    [0, -0.03],
    [0.27, 0],
    [0.29, 0.16],
    [0.22, 0.36],
    [0.18, 0.56],
    [0.12, 0.66],
  ]);
  const head = shape([
    [-0.15, 0.84],
    [-0.08, 0.96],
    [0.05, 0.985],
    [0.16, 0.93],
    [0.2, 0.84],
    [0.29, 0.81],
    [0.31, 0.75],
    [0.25, 0.7],
    [0.14, 0.66],
    [0.02, 0.63],
    [-0.1, 0.68],
  ]);
  const ears = [
    shape([
      [-0.1, 0.93],
      [-0.2, 0.9],
      [-0.26, 0.76],
      [-0.22, 0.62],
      [-0.15, 0.62],
      [-0.1, 0.76],
    ]),
    shape([
      [0.06, 0.93],
      [0.13, 0.88],
      [0.16, 0.74],
      [0.12, 0.62],
      [0.05, 0.64],
      [0.02, 0.78],
    ]),
  ];
  const band = shape([
    [-0.125, 0.665],
    [0, 0.625],
    [0.13, 0.655],
    [0.135, 0.61],
    [0, 0.575],
    [-0.14, 0.615],
  ]);
  return [
    ...rimLit(body, coat, dark, light),
    clipped(body, [
      filled(withAlpha(ear, 0.85), ellipse(at(0.1, 0.26), height * 0.14, height * 0.17)),
      stroked(withAlpha(shade, 0.3), height * 0.014, smoothLine([at(0, 0.6), at(0.01, 0.4), at(0, 0.1)])),
    ]),
    filled(collar, band),
    ...rimLit(head, coat, dark, light),
    ...ears.flatMap((path) => rimLit(path, ear, mixColours(ear, shade, 0.5), light)),
    filled(mixColours(shade, BLACK, 0.4), ellipse(at(0.305, 0.785), height * 0.026)),
  ];
}
