import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** The opening of a sleeve. */
const MOUTH: readonly (readonly [number, number])[] = [
  [44, 268],
  [98, 232],
  [180, 220],
  [256, 232],
  [298, 264],
  [250, 296],
  [176, 308],
  [96, 304],
];

interface SleeveTones {
  readonly cloth: Rgba;
  readonly lining: Rgba;
  readonly lit: Rgba;
  readonly shade: Rgba;
}

/** A wide sleeve with its lining and folds, lit from above: its inside `behind` the wrist, and its cloth `before` it. @param place turns the hand's own coordinates into the drawing's. */
export function wideSleeve(
  place: (x: number, y: number) => Point,
  { light, scale, side }: { readonly light: Point; readonly scale: number; readonly side: 1 | -1 },
  { cloth, lining, lit, shade }: SleeveTones,
): { readonly behind: readonly SceneNode[]; readonly before: readonly SceneNode[] } {
  const body = smoothShape([
    place(44, 266),
    place(104, 302),
    place(190, 306),
    place(298, 264),
    place(352, 390),
    place(430, 700),
    place(40, 700),
    place(26, 440),
  ]);
  const folds = (
    [
      [
        [108, 316],
        [124, 420],
        [112, 560],
      ],
      [
        [192, 314],
        [228, 420],
        [256, 580],
      ],
      [
        [262, 298],
        [308, 400],
        [356, 540],
      ],
      [
        [66, 300],
        [70, 390],
        [60, 480],
      ],
    ] as const
  ).map((points) => ribbon(points.map(([x, y], index) => ({ ...place(x, y), width: [1, 9, 2][index]! * scale }))));
  const paint = radialPaint(light, 640 * scale, [
    mixColours(cloth, lit, 0.7),
    mixColours(cloth, lit, 0.45),
    cloth,
    mixColours(cloth, shade, 0.6),
    mixColours(cloth, shade, 0.88),
  ]);
  return {
    behind: [
      painted(
        radialPaint(light, 460 * scale, [mixColours(lining, lit, 0.3), mixColours(lining, shade, 0.5), mixColours(lining, shade, 0.86)]),
        smoothShape(MOUTH.map(([x, y]) => place(x, y))),
      ),
    ],
    before: [
      painted(paint, body),
      clipped(body, [
        shadowOf([filled(shade, ...folds)], withAlpha(shade, 0.6), { x: 0, y: 0 }, 8 * scale),
        shadowOf(
          folds.map((path) => filled(lit, path)),
          withAlpha(mixColours(cloth, lit, 0.6), 0.42),
          { x: -side * 14 * scale, y: 0 },
          6 * scale,
        ),
      ]),
      filled(
        mixColours(lining, lit, 0.5),
        ribbon([
          { ...place(44, 264), width: 3 * scale },
          { ...place(104, 301), width: 8 * scale },
          { ...place(190, 305), width: 8.5 * scale },
          { ...place(298, 263), width: 3 * scale },
        ]),
      ),
    ],
  };
}
