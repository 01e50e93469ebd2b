import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

export interface CarTones {
  readonly paint: Rgba;
  readonly shade: Rgba;
  /** The sky's light on the roof and the edges. */
  readonly sky: Rgba;
  /** The evening that is seen through the windows, from the top down. */
  readonly view: readonly [Rgba, Rgba, Rgba];
  readonly lamp: Rgba;
  readonly cloth: Rgba;
}

const TAIL_LIGHT: Rgba = { r: 255, g: 62, b: 40, a: 1 };
const CHROME: Rgba = { r: 206, g: 214, b: 224, a: 1 };

type Spots = readonly (readonly [number, number])[];

/** Halves of outlines, as shares of the car's width: x from the middle, y up from the ground. */
const BODY: Spots = [
  [0, 0.47],
  [0.36, 0.47],
  [0.455, 0.44],
  [0.492, 0.37],
  [0.5, 0.27],
  [0.492, 0.17],
  [0.46, 0.11],
  [0.3, 0.095],
  [0, 0.09],
];
const CABIN: Spots = [
  [0, 0.785],
  [0.24, 0.783],
  [0.335, 0.77],
  [0.374, 0.735],
  [0.392, 0.64],
  [0.416, 0.5],
  [0.42, 0.43],
  [0, 0.43],
];
const WINDOW: Spots = [
  [0, 0.742],
  [0.24, 0.74],
  [0.31, 0.726],
  [0.336, 0.68],
  [0.356, 0.56],
  [0.36, 0.52],
  [0.3, 0.505],
  [0, 0.5],
];

/** The roof's height above the ground, as a share of the car's width. */
export const CAR_ROOF = 0.785;

/** An old car from behind, with its tail lights on and a blanket over the roof. @param foot on the ground under its middle. */
export function oldCar(
  random: Random,
  foot: Point,
  width: number,
  { paint, shade, sky, view, lamp, cloth }: CarTones,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path; readonly lamps: readonly Point[] } {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * width, y: foot.y - y * width });
  const both = (half: Spots): Path =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const box = (x: number, y: number, wide: number, high: number): Path =>
    smoothShape(
      [
        [-1, -0.6],
        [-0.9, -1],
        [0, -1],
        [0.9, -1],
        [1, -0.6],
        [1, 0.6],
        [0.9, 1],
        [0, 1],
        [-0.9, 1],
        [-1, 0.6],
      ].map(([dx = 0, dy = 0]) => at(x + (dx * wide) / 2, y + (dy * high) / 2)),
    );
  const [body, cabin, pane] = [both(BODY), both(CABIN), both(WINDOW)];
  const dark = mixColours(paint, shade, 0.72);
  const black = mixColours(shade, BLACK, 0.55);
  const line = width * 0.006;
  const seam = withAlpha(black, 0.7);
  const lamps = [at(-0.415, 0.335), at(0.415, 0.335)];
  const tires = [-1, 1].flatMap((side) => box(side * 0.375, 0.075, 0.135, 0.2));
  const nodes: readonly SceneNode[] = [
    filled(black, tires, box(0, 0.12, 0.8, 0.1)),
    painted(linearPaint(at(0, CAR_ROOF), at(0, 0.43), [mixColours(paint, sky, 0.42), paint, dark]), cabin),
    stroked(
      withAlpha(mixColours(sky, WHITE, 0.4), 0.9),
      line * 1.3,
      smoothLine(
        [-1, 1].flatMap((sign) => {
          const edge = [
            [0.405, 0.55],
            [0.39, 0.66],
            [0.37, 0.742],
            [0.325, 0.772],
            [0.2, 0.784],
          ] as const;
          return (sign < 0 ? edge : edge.toReversed()).map(([x, y]) => at(sign * x, y));
        }),
      ),
    ),
    filled(black, pane),
    clipped(pane, [
      painted(
        linearPaint(at(0, 0.74), at(0, 0.5), [
          mixColours(view[0], shade, 0.2),
          mixColours(view[1], shade, 0.14),
          mixColours(view[2], shade, 0.2),
        ]),
        pane,
      ),
      ...Array.from({ length: 16 }, () => {
        const spot = at(between(random, -0.32, 0.32), between(random, 0.52, 0.6));
        return filled(withAlpha(lamp, between(random, 0.4, 0.85)), ellipse(spot, width * between(random, 0.005, 0.014)));
      }),
      // Seats and the mirror against the evening.
      filled(
        mixColours(black, view[2], 0.12),
        box(-0.17, 0.54, 0.16, 0.13),
        box(0.17, 0.54, 0.16, 0.13),
        box(-0.17, 0.63, 0.085, 0.055),
        box(0.17, 0.63, 0.085, 0.055),
        box(0, 0.51, 0.7, 0.05),
        box(0, 0.705, 0.09, 0.026),
        polygon([at(-0.006, 0.74), at(0.006, 0.74), at(0.006, 0.7), at(-0.006, 0.7)]),
      ),
      filled(
        withAlpha(WHITE, 0.13),
        polygon([at(-0.24, 0.76), at(-0.12, 0.76), at(-0.22, 0.48), at(-0.36, 0.48)]),
        polygon([at(-0.09, 0.76), at(-0.06, 0.76), at(-0.16, 0.48), at(-0.19, 0.48)]),
      ),
    ]),
    stroked(withAlpha(CHROME, 0.55), line, pane),
    painted(linearPaint(at(0, 0.47), at(0, 0.09), [mixColours(paint, sky, 0.34), paint, mixColours(paint, shade, 0.4), dark]), body),
    clipped(body, [
      stroked(
        seam,
        line,
        smoothLine([at(-0.335, 0.47), at(-0.325, 0.3), at(-0.3, 0.235), at(0, 0.228), at(0.3, 0.235), at(0.325, 0.3), at(0.335, 0.47)]),
      ),
      stroked(
        withAlpha(mixColours(sky, WHITE, 0.3), 0.8),
        line * 1.4,
        smoothLine([at(-0.47, 0.43), at(-0.36, 0.463), at(0, 0.466), at(0.36, 0.463), at(0.47, 0.43)]),
      ),
      shadowOf([filled(black, box(0, 0.16, 1, 0.09))], withAlpha(black, 0.6), { x: 0, y: width * 0.012 }, width * 0.014),
    ]),
    // The plate under its small lamp, the handle and the badge.
    shadowOf([filled(black, box(0, 0.285, 0.22, 0.085))], withAlpha(black, 0.6), { x: 0, y: 2 }, 3),
    filled(mixColours(CHROME, lamp, 0.3), box(0, 0.285, 0.215, 0.08)),
    filled(mixColours(shade, paint, 0.3), ...[-0.07, -0.042, -0.014, 0.028, 0.056, 0.076].map((x) => box(x, 0.283, 0.016, 0.042))),
    filled(CHROME, box(0, 0.355, 0.13, 0.018)),
    filled(mixColours(CHROME, shade, 0.3), box(0.22, 0.4, 0.12, 0.014)),
    painted(
      linearPaint(at(0, 0.195), at(0, 0.12), [
        mixColours(CHROME, WHITE, 0.5),
        mixColours(CHROME, shade, 0.35),
        mixColours(CHROME, shade, 0.75),
        mixColours(CHROME, TAIL_LIGHT, 0.3),
      ]),
      box(0, 0.158, 1.02, 0.066),
    ),
    filled(mixColours(CHROME, shade, 0.6), box(-0.25, 0.158, 0.035, 0.1), box(0.25, 0.158, 0.035, 0.1)),
    ...lamps.flatMap((spot, index): readonly SceneNode[] => {
      const x = index === 0 ? -0.415 : 0.415;
      return [
        filled(CHROME, box(x, 0.335, 0.118, 0.15)),
        painted(
          linearPaint(at(x, 0.41), at(x, 0.26), [mixColours(TAIL_LIGHT, WHITE, 0.25), TAIL_LIGHT, mixColours(TAIL_LIGHT, shade, 0.4)]),
          box(x, 0.335, 0.1, 0.132),
        ),
        filled(mixColours(TAIL_LIGHT, { r: 255, g: 226, b: 170, a: 1 }, 0.75), ellipse(at(x, 0.35), width * 0.028, width * 0.03)),
        filled(withAlpha(WHITE, 0.7), box(x, 0.283, 0.08, 0.018)),
        glow(spot, width * 0.2, withAlpha(TAIL_LIGHT, 0.6)),
      ];
    }),
    ...blanket(),
  ];
  return { nodes, outline: [...body, ...cabin, ...clockwise(tires)], lamps };

  /** A checked blanket, its fringe over the edge of the roof. */
  function blanket(): readonly SceneNode[] {
    const hem = (x: number) => 0.716 - 0.012 * Math.cos(x * 26) - 0.006 * Math.sin(x * 61);
    const shares = Array.from({ length: 15 }, (_, index) => -0.25 + (0.5 * index) / 14);
    const sheet = polygon([at(-0.24, 0.788), at(0, 0.8), at(0.24, 0.788), ...shares.toReversed().map((x) => at(x, hem(x)))]);
    const pale = mixColours(cloth, WHITE, 0.55);
    return [
      shadowOf([filled(black, sheet)], withAlpha(black, 0.55), { x: 0, y: width * 0.012 }, width * 0.01),
      painted(linearPaint(at(0, 0.8), at(0, 0.7), [mixColours(cloth, sky, 0.25), cloth, mixColours(cloth, shade, 0.45)]), sheet),
      clipped(sheet, [
        stroked(
          withAlpha(pale, 0.55),
          width * 0.011,
          ...[-0.2, -0.12, -0.04, 0.04, 0.12, 0.2].map((x) => smoothLine([at(x * 0.97, 0.81), at(x, 0.69)])),
        ),
        stroked(
          withAlpha(pale, 0.55),
          width * 0.008,
          smoothLine(shares.map((x) => at(x, hem(x) + 0.022))),
          smoothLine(shares.map((x) => at(x, hem(x) + 0.052))),
        ),
      ]),
      stroked(
        mixColours(pale, shade, 0.2),
        width * 0.004,
        ...shares.map((x) => smoothLine([at(x, hem(x) + 0.004), at(x + between(random, -0.004, 0.004), hem(x) - 0.016)])),
      ),
    ];
  }
}
