import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { roofLuggage } from './roof-luggage.ts';

export interface EstateTones {
  readonly paint: Rgba;
  readonly wood: Rgba;
  readonly shade: Rgba;
  /** The sky's light on roof and chrome, and the sun's on the edges. */
  readonly sky: Rgba;
  readonly rim: Rgba;
  /** The view through the windows, from the top down. */
  readonly view: readonly [Rgba, Rgba];
  readonly luggage: readonly [Rgba, Rgba, Rgba];
}

const TAIL_LIGHT: Rgba = { r: 255, g: 66, b: 44, a: 1 };
const CHROME: Rgba = { r: 212, g: 216, b: 222, a: 1 };

type Spots = readonly (readonly [number, number])[];

/** Halves of outlines, as shares of the car's width: x from the middle, y up from the ground. */
const BODY: Spots = [
  [0, 0.51],
  [0.42, 0.51],
  [0.476, 0.485],
  [0.5, 0.42],
  [0.502, 0.25],
  [0.49, 0.16],
  [0.44, 0.12],
  [0, 0.115],
];
const CABIN: Spots = [
  [0, 0.9],
  [0.29, 0.897],
  [0.362, 0.88],
  [0.392, 0.83],
  [0.428, 0.55],
  [0.436, 0.47],
  [0, 0.47],
];
const WINDOW: Spots = [
  [0, 0.848],
  [0.26, 0.846],
  [0.318, 0.83],
  [0.338, 0.79],
  [0.37, 0.585],
  [0.36, 0.552],
  [0.3, 0.54],
  [0, 0.536],
];

/** An old estate car with panels of wood from behind, with luggage on its roof and two people in it. @param foot on the ground under its middle. */
export function estateCar(
  foot: Point,
  width: number,
  { paint, wood, shade, sky, rim, view, luggage }: EstateTones,
): { readonly nodes: readonly SceneNode[]; readonly lamps: readonly Point[] } {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * width, y: foot.y - y * width });
  const both = (half: Spots): Path =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const box = (x: number, y: number, wide: number, high: number, soft = 0.12): Path => {
    const [a, b] = [wide / 2, high / 2];
    const s = Math.min(a, b) * soft * 2;
    return smoothShape([
      at(x - a, y - b + s),
      at(x - a, y + b - s),
      at(x - a + s, y + b),
      at(x + a - s, y + b),
      at(x + a, y + b - s),
      at(x + a, y - b + s),
      at(x + a - s, y - b),
      at(x - a + s, y - b),
    ]);
  };
  const [body, cabin, pane] = [both(BODY), both(CABIN), both(WINDOW)];
  const dark = mixColours(paint, shade, 0.66);
  const black = mixColours(shade, BLACK, 0.55);
  const chrome = mixColours(CHROME, sky, 0.25);
  const line = width * 0.0056;
  const lamps = [at(-0.436, 0.345), at(0.436, 0.345)];
  const grain = [0.245, 0.275, 0.305, 0.335, 0.365, 0.395, 0.425].map((y, index) =>
    smoothLine([at(-0.33, y), at(-0.1, y + (index % 2 === 0 ? 0.008 : -0.006)), at(0.14, y), at(0.33, y + 0.005)]),
  );
  const seat = mixColours(black, view[1], 0.2);
  const head = (x: number) => [...ellipse(at(x, 0.71), width * 0.042, width * 0.052), ...box(x, 0.6, 0.15, 0.13, 0.4)];
  const nodes: readonly SceneNode[] = [
    filled(black, box(-0.375, 0.07, 0.13, 0.2, 0.3), box(0.375, 0.07, 0.13, 0.2, 0.3), box(0, 0.13, 0.8, 0.1)),
    // The cabin with its window, through which the country ahead is seen.
    painted(linearPaint(at(0, 0.9), at(0, 0.47), [mixColours(paint, sky, 0.5), paint, dark]), cabin),
    stroked(
      withAlpha(rim, 0.95),
      line * 1.5,
      smoothLine([
        at(-0.425, 0.56),
        at(-0.392, 0.83),
        at(-0.362, 0.88),
        at(-0.29, 0.897),
        at(0, 0.9),
        at(0.29, 0.897),
        at(0.362, 0.88),
        at(0.392, 0.83),
        at(0.425, 0.56),
      ]),
    ),
    filled(black, pane),
    clipped(pane, [
      painted(
        linearPaint(at(0, 0.85), at(0, 0.53), [
          mixColours(view[0], shade, 0.12),
          mixColours(view[1], shade, 0.1),
          mixColours(view[1], shade, 0.4),
        ]),
        pane,
      ),
      filled(seat, head(-0.17), head(0.17), box(0, 0.55, 0.8, 0.06), box(0, 0.812, 0.1, 0.028, 0.3)),
      // Bags behind the seats.
      filled(mixColours(luggage[2], shade, 0.5), box(-0.24, 0.565, 0.15, 0.09, 0.3)),
      filled(mixColours(luggage[1], shade, 0.55), box(0.25, 0.56, 0.17, 0.075, 0.3)),
      filled(
        withAlpha(WHITE, 0.12),
        polygon([at(-0.24, 0.87), at(-0.1, 0.87), at(-0.22, 0.5), at(-0.38, 0.5)]),
        polygon([at(-0.06, 0.87), at(-0.03, 0.87), at(-0.15, 0.5), at(-0.18, 0.5)]),
      ),
    ]),
    stroked(chrome, line * 1.4, pane),
    stroked(black, line * 1.2, smoothLine([at(-0.02, 0.542), at(0.08, 0.58), at(0.2, 0.6)])),
    // The body.
    painted(linearPaint(at(0, 0.51), at(0, 0.1), [mixColours(paint, sky, 0.36), paint, mixColours(paint, shade, 0.34), dark]), body),
    clipped(body, [
      painted(
        linearPaint(at(-0.5, 0), at(0.5, 0), [withAlpha(rim, 0.32), withAlpha(rim, 0), withAlpha(rim, 0), withAlpha(rim, 0.32)]),
        body,
      ),
      shadowOf([filled(black, box(0, 0.14, 1.02, 0.09))], withAlpha(black, 0.6), { x: 0, y: width * 0.012 }, width * 0.014),
    ]),
    stroked(
      withAlpha(mixColours(rim, WHITE, 0.2), 0.85),
      line * 1.4,
      smoothLine([at(-0.485, 0.478), at(-0.42, 0.507), at(0, 0.508), at(0.42, 0.507), at(0.485, 0.478)]),
    ),
    // The tailgate: a panel of wood in a frame of chrome.
    painted(
      linearPaint(at(-0.3, 0.46), at(0.3, 0.2), [mixColours(wood, sky, 0.28), wood, mixColours(wood, shade, 0.34)]),
      box(0, 0.335, 0.69, 0.25, 0.1),
    ),
    stroked(withAlpha(mixColours(wood, shade, 0.7), 0.4), line * 0.8, ...grain),
    stroked(mixColours(wood, WHITE, 0.34), line * 2.4, box(0, 0.335, 0.7, 0.256, 0.1)),
    stroked(withAlpha(shade, 0.5), line * 0.7, box(0, 0.335, 0.716, 0.27, 0.1)),
    filled(mixColours(chrome, shade, 0.2), box(0, 0.425, 0.15, 0.022, 0.3)),
    filled(mixColours({ r: 246, g: 236, b: 206, a: 1 }, shade, 0.1), box(0, 0.29, 0.2, 0.078, 0.1)),
    filled(mixColours(shade, paint, 0.3), ...[-0.066, -0.04, -0.014, 0.026, 0.052, 0.074].map((x) => box(x, 0.288, 0.015, 0.04))),
    // Bumper.
    painted(
      linearPaint(at(0, 0.2), at(0, 0.12), [
        mixColours(chrome, WHITE, 0.6),
        mixColours(chrome, shade, 0.2),
        mixColours(chrome, shade, 0.7),
        mixColours(chrome, paint, 0.3),
      ]),
      box(0, 0.16, 1.05, 0.068, 0.3),
    ),
    filled(mixColours(chrome, shade, 0.5), box(-0.22, 0.16, 0.034, 0.094, 0.3), box(0.22, 0.16, 0.034, 0.094, 0.3)),
    ...lamps.flatMap((spot, index): readonly SceneNode[] => {
      const x = index === 0 ? -0.436 : 0.436;
      return [
        filled(chrome, box(x, 0.345, 0.086, 0.21, 0.3)),
        painted(
          linearPaint(at(x, 0.44), at(x, 0.25), [mixColours(TAIL_LIGHT, WHITE, 0.3), TAIL_LIGHT, mixColours(TAIL_LIGHT, shade, 0.4)]),
          box(x, 0.345, 0.068, 0.19, 0.3),
        ),
        filled(mixColours(TAIL_LIGHT, { r: 255, g: 230, b: 176, a: 1 }, 0.75), ellipse(at(x, 0.38), width * 0.022, width * 0.026)),
        filled(withAlpha(WHITE, 0.6), box(x, 0.275, 0.05, 0.02)),
        glow(spot, width * 0.17, withAlpha(TAIL_LIGHT, 0.5)),
      ];
    }),
    // The rack, with the shade under the luggage.
    filled(mixColours(black, paint, 0.2), box(0, 0.925, 0.7, 0.05)),
    stroked(
      chrome,
      line * 2,
      smoothLine([at(-0.35, 0.9), at(-0.35, 0.945)]),
      smoothLine([at(0.35, 0.9), at(0.35, 0.945)]),
      smoothLine([at(-0.375, 0.945), at(0.375, 0.945)]),
    ),
    ...roofLuggage(at, width, { luggage, shade, rim, sky }),
  ];
  return { nodes, lamps };
}
