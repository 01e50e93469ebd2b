import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import type { EstateTones } from './estate-car.ts';
import { roofLuggage } from './roof-luggage.ts';

const TAIL_LIGHT: Rgba = { r: 255, g: 66, b: 44, a: 1 };
const CHROME: Rgba = { r: 212, g: 216, b: 222, a: 1 };
const CREAM: Rgba = { r: 250, g: 242, b: 224, a: 1 };
const CURTAIN: Rgba = { r: 224, g: 176, b: 96, a: 1 };

type Spots = readonly (readonly [number, number])[];

/** A vehicle from behind: the halves of its outline and of its rear window, as shares of its width, and what differs from the others. */
interface Box {
  readonly body: Spots;
  readonly pane: Spots;
  /** Height of the line between its two colors, and of its bumper and lamps. */
  readonly waist: number;
  readonly bumper: number;
  readonly lamp: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
  readonly roof: number;
}

const CAMPER: Box = {
  body: [
    [0, 1.06],
    [0.28, 1.055],
    [0.4, 1.03],
    [0.452, 0.95],
    [0.486, 0.62],
    [0.5, 0.42],
    [0.496, 0.22],
    [0.46, 0.14],
    [0, 0.13],
  ],
  pane: [
    [0, 0.95],
    [0.3, 0.945],
    [0.355, 0.915],
    [0.385, 0.7],
    [0.37, 0.665],
    [0, 0.66],
  ],
  waist: 0.57,
  bumper: 0.17,
  lamp: { x: 0.425, y: 0.39, wide: 0.075, high: 0.16 },
  roof: 1.06,
};

const CARAVAN: Box = {
  body: [
    [0, 1.2],
    [0.3, 1.19],
    [0.44, 1.14],
    [0.51, 1.0],
    [0.545, 0.7],
    [0.55, 0.42],
    [0.535, 0.24],
    [0.5, 0.19],
    [0, 0.18],
  ],
  pane: [
    [0, 1.0],
    [0.3, 0.995],
    [0.35, 0.96],
    [0.37, 0.72],
    [0.35, 0.685],
    [0, 0.68],
  ],
  waist: 0.5,
  bumper: 0.2,
  lamp: { x: 0.44, y: 0.36, wide: 0.07, high: 0.1 },
  roof: 1.2,
};

const BUS: Box = {
  body: [
    [0, 1.3],
    [0.34, 1.29],
    [0.44, 1.26],
    [0.475, 1.18],
    [0.495, 0.7],
    [0.5, 0.42],
    [0.498, 0.2],
    [0.48, 0.13],
    [0, 0.12],
  ],
  pane: [
    [0, 1.16],
    [0.34, 1.155],
    [0.38, 1.13],
    [0.395, 0.83],
    [0.375, 0.8],
    [0, 0.795],
  ],
  waist: 0.68,
  bumper: 0.16,
  lamp: { x: 0.42, y: 0.42, wide: 0.08, high: 0.09 },
  roof: 1.3,
};

/** An old camper van in two colors from behind, with curtains, luggage and a spare wheel. @param foot on the ground under its middle. */
export function camperFromBehind(foot: Point, width: number, tones: EstateTones): readonly SceneNode[] {
  const draw = drawingOf(foot, width, tones, CAMPER);
  return [
    ...draw.wheels(0.36, 0.13),
    ...draw.body(),
    ...draw.window(),
    ...draw.spareWheel(0.41),
    ...draw.lamps(),
    ...draw.bumperBar(),
    ...draw.luggage(),
  ];
}

/** A caravan from behind, which hides the car before it. */
export function caravanFromBehind(foot: Point, width: number, tones: EstateTones): readonly SceneNode[] {
  const draw = drawingOf(foot, width, tones, CARAVAN);
  return [
    ...draw.wheels(0.44, 0.09),
    ...draw.body(),
    ...draw.stripe(),
    ...draw.window(),
    ...draw.plate(0.3),
    ...draw.lamps(),
    ...draw.hatch(),
  ];
}

/** A country bus from behind, with luggage on its roof and a ladder up to it. */
export function busFromBehind(foot: Point, width: number, tones: EstateTones): readonly SceneNode[] {
  const draw = drawingOf(foot, width, tones, BUS);
  return [
    ...draw.wheels(0.34, 0.15),
    ...draw.body(),
    ...draw.stripe(),
    ...draw.window(),
    ...draw.plate(0.3),
    ...draw.lamps(),
    ...draw.bumperBar(),
    ...draw.ladder(),
    ...draw.luggage(),
  ];
}

function drawingOf(foot: Point, width: number, tones: EstateTones, { body, pane, waist, bumper, lamp, roof }: Box) {
  const { paint, wood, shade, sky, rim, view } = tones;
  const at = (x: number, y: number): Point => ({ x: foot.x + x * width, y: foot.y - y * width });
  const both = (half: Spots): Path =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const block = (x: number, y: number, wide: number, high: number): Path =>
    polygon([
      at(x - wide / 2, y - high / 2),
      at(x + wide / 2, y - high / 2),
      at(x + wide / 2, y + high / 2),
      at(x - wide / 2, y + high / 2),
    ]);
  const line = width * 0.0056;
  const black = mixColours(shade, BLACK, 0.55);
  const chrome = mixColours(CHROME, sky, 0.25);
  const cream = mixColours(mixColours(CREAM, sky, 0.16), paint, 0.04);
  const dark = mixColours(paint, shade, 0.6);
  const whole = both(body);
  const glass = both(pane);
  return {
    wheels: (x: number, wide: number): readonly SceneNode[] => [
      filled(black, block(-x, 0.09, wide, 0.2), block(x, 0.09, wide, 0.2), block(0, 0.15, 0.8, 0.09)),
      ...[-x, x].map((spot) => filled(mixColours(black, WHITE, 0.12), block(spot, 0.02, wide, 0.03))),
    ],
    body: (): readonly SceneNode[] => [
      clipped(whole, [
        painted(linearPaint(at(0, roof), at(0, waist), [mixColours(cream, rim, 0.5), cream, mixColours(cream, shade, 0.2)]), whole),
        painted(
          linearPaint(at(0, waist), at(0, 0.1), [mixColours(paint, sky, 0.3), paint, mixColours(paint, shade, 0.34), dark]),
          block(0, waist / 2, 1.3, waist),
        ),
        painted(
          linearPaint(at(-0.55, 0), at(0.55, 0), [withAlpha(rim, 0.42), withAlpha(rim, 0), withAlpha(shade, 0), withAlpha(shade, 0.3)]),
          whole,
        ),
        filled(chrome, block(0, waist, 1.3, 0.018)),
        filled(withAlpha(black, 0.4), block(0, waist - 0.016, 1.3, 0.008)),
      ]),
      stroked(
        withAlpha(mixColours(rim, WHITE, 0.2), 0.9),
        line * 1.5,
        smoothLine(body.slice(0, 4).map(([x, y]) => at(x, y - 0.004))),
        smoothLine(body.slice(0, 5).map(([x, y]) => at(-x, y - 0.004))),
      ),
    ],
    stripe: (): readonly SceneNode[] => [
      clipped(whole, [
        filled(withAlpha(mixColours(wood, paint, 0.3), 0.9), block(0, waist + 0.07, 1.3, 0.03), block(0, waist + 0.115, 1.3, 0.014)),
      ]),
    ],
    window: (): readonly SceneNode[] => [
      filled(black, glass),
      clipped(glass, [
        painted(
          linearPaint(at(0, pane[0]![1]), at(0, pane.at(-1)![1]), [
            mixColours(view[0], shade, 0.16),
            mixColours(view[1], shade, 0.2),
            mixColours(view[1], shade, 0.5),
          ]),
          glass,
        ),
        ...[-1, 1].map((side) => curtain(side)),
        filled(withAlpha(WHITE, 0.14), polygon([at(-0.2, roof), at(-0.06, roof), at(-0.2, 0.5), at(-0.36, 0.5)])),
      ]),
      stroked(chrome, line * 1.8, glass),
    ],
    spareWheel: (y: number): readonly SceneNode[] => [
      filled(withAlpha(black, 0.3), ellipse(at(0.012, y - 0.016), width * 0.17)),
      filled(black, ellipse(at(0, y), width * 0.165)),
      painted(
        linearPaint(at(-0.12, y + 0.12), at(0.12, y - 0.12), [mixColours(cream, WHITE, 0.4), cream, mixColours(cream, shade, 0.4)]),
        ellipse(at(0, y), width * 0.13),
      ),
      stroked(withAlpha(shade, 0.4), line, ellipse(at(0, y), width * 0.085)),
      filled(chrome, ellipse(at(0, y), width * 0.03)),
    ],
    plate: (y: number): readonly SceneNode[] => [
      filled(mixColours(CREAM, shade, 0.06), block(0, y, 0.2, 0.07)),
      filled(mixColours(shade, paint, 0.3), ...[-0.066, -0.04, -0.014, 0.026, 0.052, 0.074].map((x) => block(x, y, 0.015, 0.038))),
    ],
    hatch: (): readonly SceneNode[] => [
      stroked(withAlpha(shade, 0.4), line, polygon([at(-0.26, waist - 0.06), at(0.26, waist - 0.06), at(0.26, 0.38), at(-0.26, 0.38)])),
      filled(chrome, block(0, waist - 0.1, 0.09, 0.016)),
      filled(mixColours(chrome, shade, 0.3), block(0, 0.195, 1.04, 0.035)),
      filled(withAlpha(CREAM, 0.8), block(0, roof - 0.1, 0.18, 0.022)),
    ],
    ladder: (): readonly SceneNode[] => [
      stroked(
        chrome,
        line * 2,
        smoothLine([at(0.28, 0.3), at(0.28, roof + 0.04)]),
        smoothLine([at(0.4, 0.3), at(0.4, roof + 0.04)]),
        ...[0.4, 0.53, 0.66, 0.79, 0.92, 1.05, 1.18].map((y) => smoothLine([at(0.28, y), at(0.4, y)])),
      ),
    ],
    lamps: (): readonly SceneNode[] =>
      [-lamp.x, lamp.x].flatMap((x): readonly SceneNode[] => [
        filled(chrome, ellipse(at(x, lamp.y), width * (lamp.wide / 2 + 0.008), width * (lamp.high / 2 + 0.008))),
        painted(
          linearPaint(at(x, lamp.y + lamp.high / 2), at(x, lamp.y - lamp.high / 2), [
            mixColours(TAIL_LIGHT, WHITE, 0.4),
            TAIL_LIGHT,
            mixColours(TAIL_LIGHT, shade, 0.4),
          ]),
          ellipse(at(x, lamp.y), width * (lamp.wide / 2), width * (lamp.high / 2)),
        ),
        glow(at(x, lamp.y), width * 0.16, withAlpha(TAIL_LIGHT, 0.5)),
      ]),
    bumperBar: (): readonly SceneNode[] => [
      painted(
        linearPaint(at(0, bumper + 0.04), at(0, bumper - 0.04), [
          mixColours(chrome, WHITE, 0.6),
          mixColours(chrome, shade, 0.2),
          mixColours(chrome, shade, 0.7),
        ]),
        smoothShape([
          at(-0.53, bumper),
          at(-0.5, bumper + 0.034),
          at(0.5, bumper + 0.034),
          at(0.53, bumper),
          at(0.5, bumper - 0.034),
          at(-0.5, bumper - 0.034),
        ]),
      ),
    ],
    luggage: (): readonly SceneNode[] => [
      stroked(chrome, line * 2, smoothLine([at(-0.38, roof + 0.012), at(0.38, roof + 0.012)])),
      ...roofLuggage((x, y) => at(x, y - 0.945 + roof + 0.012), width, tones),
    ],
  };

  function curtain(side: number): SceneNode {
    const [high, low] = [pane[0]![1], pane.at(-1)![1]];
    const tone = mixColours(CURTAIN, tones.luggage[0], 0.3);
    return painted(
      linearPaint(at(side * 0.4, 0), at(side * 0.2, 0), [mixColours(tone, shade, 0.35), tone, mixColours(tone, shade, 0.2)]),
      smoothShape([
        at(side * 0.42, high + 0.02),
        at(side * 0.2, high + 0.02),
        at(side * 0.22, (high + low) / 2),
        at(side * 0.3, low - 0.02),
        at(side * 0.42, low - 0.02),
      ]),
    );
  }
}
