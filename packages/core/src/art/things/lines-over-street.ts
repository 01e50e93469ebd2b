import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly sag: number;
}

function spotOn({ from, to, sag }: Line, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share) };
}

function wire(line: Line): Path {
  return smoothLine(Array.from({ length: 17 }, (_, index) => spotOn(line, index / 16)));
}

/** Clothes that dry on a line in the sun, with their shadows on the wall. @param size the height of a shirt, units. */
export function laundry(line: Line, shares: readonly number[], size: number, tones: readonly Rgba[], shade: Rgba): readonly SceneNode[] {
  const clothes = shares.map((share, index) => {
    const at = spotOn(line, share);
    const spot = (x: number, y: number): Point => ({ x: at.x + x * size, y: at.y + y * size });
    const shape = (points: readonly (readonly [number, number])[]) => polygon(points.map(([x, y]) => spot(x, y)));
    const kind = index % 4;
    const path =
      kind === 0
        ? shape([
            [-0.22, 0],
            [-0.1, 0.05],
            [0.1, 0.05],
            [0.22, 0],
            [0.48, 0.22],
            [0.36, 0.38],
            [0.25, 0.28],
            [0.27, 0.92],
            [-0.25, 0.95],
            [-0.25, 0.28],
            [-0.36, 0.4],
            [-0.48, 0.24],
          ])
        : kind === 1
          ? shape([
              [-0.06, 0],
              [0.1, 0],
              [0.12, 0.55],
              [0.2, 0.72],
              [0.1, 0.82],
              [-0.07, 0.68],
              [-0.06, 0.4],
            ])
          : kind === 2
            ? shape([
                [-0.2, 0],
                [-0.1, 0.1],
                [0.1, 0.1],
                [0.2, 0],
                [0.22, 0.2],
                [0.15, 0.42],
                [0.42, 1],
                [-0.4, 1.04],
                [-0.15, 0.42],
                [-0.22, 0.2],
              ])
            : shape([
                [-0.3, 0],
                [0.3, 0.02],
                [0.27, 0.72],
                [-0.27, 0.76],
              ]);
    return { path, at, tone: tones[index % tones.length] ?? WHITE, pegs: [spot(-0.17, 0), spot(0.17, 0)], kind, shape };
  });
  return [
    shadowOf(
      [stroked(shade, 2, wire(line)), filled(shade, ...clothes.map(({ path }) => path))],
      withAlpha(shade, 0.3),
      { x: 30, y: 26 },
      5,
    ),
    stroked(mixColours(shade, WHITE, 0.25), 2, wire(line)),
    ...clothes.flatMap(({ path, at, tone, kind }): readonly SceneNode[] => [
      painted(
        linearPaint({ x: at.x - size * 0.3, y: 0 }, { x: at.x + size * 0.35, y: 0 }, [
          mixColours(tone, WHITE, 0.35),
          tone,
          mixColours(tone, shade, 0.22),
        ]),
        path,
      ),
      clipped(path, [
        ...(kind === 0
          ? [
              stroked(
                withAlpha(mixColours(tone, shade, 0.5), 0.6),
                size * 0.05,
                ...[0.36, 0.52, 0.68, 0.84].map((y) =>
                  smoothLine([
                    { x: at.x - size * 0.4, y: at.y + y * size },
                    { x: at.x + size * 0.4, y: at.y + y * size },
                  ]),
                ),
              ),
            ]
          : []),
        ...(kind === 2
          ? [
              filled(
                withAlpha(WHITE, 0.7),
                ...[0.5, 0.65, 0.8, 0.94].flatMap((y, row) =>
                  [-0.24, -0.08, 0.08, 0.24].map((x) =>
                    ellipse({ x: at.x + (x + (row % 2) * 0.07) * size, y: at.y + y * size }, size * 0.022),
                  ),
                ),
              ),
            ]
          : []),
        stroked(
          withAlpha(shade, 0.18),
          size * 0.02,
          smoothLine([
            { x: at.x - size * 0.1, y: at.y + size * 0.5 },
            { x: at.x - size * 0.14, y: at.y + size },
          ]),
          smoothLine([
            { x: at.x + size * 0.08, y: at.y + size * 0.55 },
            { x: at.x + size * 0.13, y: at.y + size },
          ]),
        ),
      ]),
    ]),
    filled(
      mixColours({ r: 196, g: 140, b: 88, a: 1 }, shade, 0.1),
      ...clothes.flatMap(({ pegs }) =>
        pegs.map(({ x, y }) =>
          polygon([
            { x: x - 2.5, y: y - 6 },
            { x: x + 2.5, y: y - 6 },
            { x: x + 2.5, y: y + 8 },
            { x: x - 2.5, y: y + 8 },
          ]),
        ),
      ),
    ),
  ];
}

/** Bulbs on a wire that glow in the evening. */
export function bulbs(line: Line, count: number, lamp: Rgba, shade: Rgba): readonly SceneNode[] {
  const spots = Array.from({ length: count }, (_, index) => spotOn(line, (index + 0.5) / count));
  const bulb = ({ x, y }: Point) =>
    smoothShape([
      { x: x - 3, y: y + 5 },
      { x: x + 3, y: y + 5 },
      { x: x + 7, y: y + 14 },
      { x, y: y + 22 },
      { x: x - 7, y: y + 14 },
    ]);
  return [
    stroked(shade, 2, wire(line)),
    ...spots.map(({ x, y }) => glow({ x, y: y + 14 }, 44, withAlpha(lamp, 0.55))),
    filled(
      mixColours(shade, WHITE, 0.1),
      ...spots.map(({ x, y }) =>
        polygon([
          { x: x - 3.5, y: y - 1 },
          { x: x + 3.5, y: y - 1 },
          { x: x + 3.5, y: y + 6 },
          { x: x - 3.5, y: y + 6 },
        ]),
      ),
    ),
    filled(mixColours(lamp, WHITE, 0.6), ...spots.map(bulb)),
  ];
}
