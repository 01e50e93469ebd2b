import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { blossoms } from './doorstep-plants.ts';

export interface WeddingCarTones {
  readonly paint: Rgba;
  readonly seats: Rgba;
  readonly hood: Rgba;
  readonly ribbon: Rgba;
  readonly petals: readonly [Rgba, Rgba];
  readonly shade: Rgba;
  /** The sky's light on chrome and glass. */
  readonly sky: Rgba;
}

const CHROME: Rgba = { r: 214, g: 220, b: 228, a: 1 };
const TAIL_LIGHT: Rgba = { r: 232, g: 56, b: 48, a: 1 };

type Spots = readonly (readonly [number, number])[];

/** The height of the seat's back over the ground, where the shoulders of those in the car are seen, as a share of the car's width. */
export const SEAT_BACK = 0.535;

/** An open car from behind, with a heart on its boot: what is behind those who sit in it, and what is before them. @param foot on the ground under its middle. */
export function weddingCar(
  random: Random,
  foot: Point,
  width: number,
  { paint, seats, hood, ribbon, petals, shade, sky }: WeddingCarTones,
): { readonly behind: readonly SceneNode[]; readonly before: readonly SceneNode[] } {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * width, y: foot.y - y * width });
  const both = (half: Spots): Path =>
    clockwise(smoothShape([...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]));
  const line = width * 0.006;
  const black = mixColours(shade, BLACK, 0.5);
  const chrome = mixColours(CHROME, sky, 0.2);
  const body = both([
    [0.02, 0.452],
    [0.3, 0.448],
    [0.42, 0.44],
    [0.482, 0.408],
    [0.5, 0.33],
    [0.496, 0.22],
    [0.468, 0.13],
    [0.4, 0.105],
    [0.02, 0.1],
  ]);
  const boot = both([
    [0.01, 0.462],
    [0.18, 0.458],
    [0.29, 0.436],
    [0.33, 0.36],
    [0.345, 0.235],
    [0.3, 0.205],
    [0.01, 0.2],
  ]);
  const rolled = both([
    [0.01, 0.512],
    [0.28, 0.508],
    [0.395, 0.492],
    [0.432, 0.466],
    [0.4, 0.436],
    [0.01, 0.438],
  ]);
  const bumper = both([
    [0.01, 0.188],
    [0.4, 0.192],
    [0.515, 0.184],
    [0.528, 0.162],
    [0.51, 0.14],
    [0.01, 0.136],
  ]);
  const tire = (side: number) =>
    clockwise(
      smoothShape([
        at(side * 0.3, 0.15),
        at(side * 0.43, 0.15),
        at(side * 0.445, 0.06),
        at(side * 0.425, -0.012),
        at(side * 0.31, -0.012),
        at(side * 0.292, 0.06),
      ]),
    );
  const frame = smoothLine([
    at(-0.4, 0.47),
    at(-0.372, 0.6),
    at(-0.345, 0.69),
    at(-0.3, 0.712),
    at(0, 0.722),
    at(0.3, 0.712),
    at(0.345, 0.69),
    at(0.372, 0.6),
    at(0.4, 0.47),
  ]);
  const seat = (side: number) =>
    clockwise(
      smoothShape([
        at(side * 0.03, 0.42),
        at(side * 0.03, 0.52),
        at(side * 0.07, SEAT_BACK + 0.012),
        at(side * 0.23, SEAT_BACK + 0.012),
        at(side * 0.3, 0.51),
        at(side * 0.31, 0.42),
      ]),
    );
  const heart = heartAt(at(0, 0.342), width * 0.078);
  const wreath = Array.from({ length: 15 }, (_, index) => {
    const turn = (index / 15) * 2 * Math.PI;
    return { x: at(0, 0.348).x + Math.sin(turn) * width * 0.112, y: at(0, 0.348).y - Math.cos(turn) * width * 0.094 };
  });
  const garland = (side: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const share = (index + 0.5) / 6;
      return at(side * (0.13 + 0.33 * share), 0.42 - 0.1 * Math.sin(share * Math.PI) + 0.01);
    });
  return {
    behind: [
      shadowOf(
        [filled(black, ellipse(at(0.02, 0), width * 0.54, width * 0.05))],
        withAlpha(black, 0.62),
        { x: 0, y: width * 0.012 },
        width * 0.018,
      ),
      filled(
        black,
        tire(-1),
        tire(1),
        both([
          [0.01, 0.15],
          [0.36, 0.15],
          [0.36, 0.07],
          [0.01, 0.08],
        ]),
      ),
      painted(linearPaint(at(0, 0.72), at(0, 0.45), [withAlpha(mixColours(sky, WHITE, 0.6), 0.5), withAlpha(sky, 0.2)]), [...frame, ['Z']]),
      stroked(mixColours(chrome, shade, 0.15), line * 2.6, frame),
      stroked(withAlpha(WHITE, 0.8), line, frame),
      // The mirror hangs in the middle of the screen.
      filled(mixColours(chrome, shade, 0.35), polygon([at(-0.045, 0.7), at(0.045, 0.7), at(0.04, 0.672), at(-0.04, 0.672)])),
    ],
    before: [
      ...[-1, 1].flatMap((side): readonly SceneNode[] => [
        painted(
          linearPaint(at(0, SEAT_BACK), at(0, 0.42), [mixColours(seats, WHITE, 0.25), seats, mixColours(seats, shade, 0.4)]),
          seat(side),
        ),
        clipped(seat(side), [
          stroked(
            withAlpha(shade, 0.24),
            line,
            ...[0.09, 0.14, 0.19, 0.24].map((x) => smoothLine([at(side * x, 0.56), at(side * x, 0.42)])),
          ),
        ]),
      ]),
      painted(linearPaint(at(0, 0.51), at(0, 0.44), [mixColours(hood, WHITE, 0.22), hood, mixColours(hood, shade, 0.5)]), rolled),
      stroked(withAlpha(shade, 0.3), line, smoothLine([at(-0.41, 0.47), at(-0.2, 0.484), at(0.1, 0.478), at(0.41, 0.47)])),
      painted(
        linearPaint(at(-0.25, 0.46), at(0.3, 0.1), [
          mixColours(paint, mixColours(sky, WHITE, 0.5), 0.42),
          paint,
          paint,
          mixColours(paint, shade, 0.5),
        ]),
        body,
      ),
      clipped(body, [
        shadowOf([filled(shade, rolled)], withAlpha(shade, 0.5), { x: 0, y: width * 0.02 }, width * 0.014),
        filled(withAlpha(shade, 0.34), polygon([at(-0.6, 0.2), at(0.6, 0.2), at(0.6, 0.05), at(-0.6, 0.05)])),
        stroked(withAlpha(WHITE, 0.6), line * 1.6, smoothLine([at(-0.475, 0.4), at(-0.493, 0.33), at(-0.49, 0.24)])),
      ]),
      painted(
        linearPaint(at(-0.2, 0.46), at(0.15, 0.2), [
          mixColours(paint, WHITE, 0.36),
          mixColours(paint, WHITE, 0.06),
          mixColours(paint, shade, 0.16),
        ]),
        boot,
      ),
      stroked(withAlpha(shade, 0.4), line * 0.9, boot),
      ...[-1, 1].flatMap((side): readonly SceneNode[] => [
        filled(chrome, ellipse(at(side * 0.425, 0.3), width * 0.044, width * 0.058)),
        filled(TAIL_LIGHT, ellipse(at(side * 0.425, 0.3), width * 0.034, width * 0.047)),
        filled(mixColours(TAIL_LIGHT, WHITE, 0.65), ellipse(at(side * 0.425 - 0.01, 0.318), width * 0.011, width * 0.014)),
      ]),
      shadowOf([filled(shade, bumper)], withAlpha(shade, 0.6), { x: 0, y: width * 0.012 }, width * 0.008),
      painted(
        linearPaint(at(0, 0.19), at(0, 0.136), [
          mixColours(chrome, shade, 0.2),
          mixColours(chrome, WHITE, 0.8),
          chrome,
          mixColours(chrome, shade, 0.55),
        ]),
        bumper,
      ),
      ...[-1, 1].flatMap((side): readonly SceneNode[] => [
        stroked(ribbon, line * 1.7, smoothLine([at(side * 0.1, 0.42), ...garland(side), at(side * 0.46, 0.43)])),
        ...blossoms(random, garland(side), width * 0.019, petals),
      ]),
      shadowOf(
        [filled(shade, ellipse(at(0, 0.346), width * 0.11, width * 0.092))],
        withAlpha(shade, 0.45),
        { x: width * 0.008, y: width * 0.014 },
        width * 0.01,
      ),
      filled(mixColours(petals[1], WHITE, 0.75), ellipse(at(0, 0.348), width * 0.1, width * 0.084)),
      filled(ribbon, heart),
      ...blossoms(random, wreath, width * 0.021, petals),
    ],
  };
}

/** A heart of about twice the reach across. */
function heartAt({ x, y }: Point, reach: number): Path {
  const p = (dx: number, dy: number) => [x + dx * reach, y + dy * reach] as const;
  return [
    ['M', ...p(0, 0.62)],
    ['C', ...p(-0.5, 0.25), ...p(-0.78, -0.1), ...p(-0.66, -0.4)],
    ['C', ...p(-0.54, -0.68), ...p(-0.14, -0.64), ...p(0, -0.3)],
    ['C', ...p(0.14, -0.64), ...p(0.54, -0.68), ...p(0.66, -0.4)],
    ['C', ...p(0.78, -0.1), ...p(0.5, 0.25), ...p(0, 0.62)],
    ['Z'],
  ];
}

/** Cans on strings that a car drags along the road towards the reader. @param bumper the middle of its bumper. @param reach the length of the strings. */
export function draggedCans(random: Random, bumper: Point, reach: number, tones: readonly Rgba[], shade: Rgba): readonly SceneNode[] {
  const places = [-0.86, -0.42, -0.02, 0.44, 0.84] as const;
  const strings = places.map((x, index) => {
    const end = { x: bumper.x + x * reach * 1.15, y: bumper.y + reach * (0.86 + 0.2 * ((index * 2) % 3)) };
    const start = { x: bumper.x + x * reach * 0.5, y: bumper.y };
    const sag = between(random, -0.12, 0.12) * reach;
    return { end, line: smoothLine([start, { x: (start.x + end.x) / 2 + sag, y: start.y + (end.y - start.y) * 0.55 }, end]) };
  });
  return [
    stroked(mixColours(shade, WHITE, 0.72), reach * 0.022, ...strings.map(({ line }) => line)),
    ...strings.flatMap(({ end }, index) =>
      can(end, reach * 0.17, between(random, -0.9, 0.9) + Math.PI / 2, tones[index % tones.length] ?? shade, shade),
    ),
  ];
}

function can(middle: Point, size: number, turn: number, label: Rgba, shade: Rgba): readonly SceneNode[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, y: number): Point => ({ x: middle.x + (x * cos - y * sin) * size, y: middle.y + (x * sin + y * cos) * size });
  const round = (x: number, across: number): Path =>
    smoothShape(
      Array.from({ length: 12 }, (_, index) =>
        at(x + Math.cos((index / 12) * 6.2832) * 0.2 * across, Math.sin((index / 12) * 6.2832) * 0.56 * across),
      ),
    );
  const side = clockwise(polygon([at(-0.8, -0.56), at(0.8, -0.56), at(0.8, 0.56), at(-0.8, 0.56)]));
  const whole = [...side, ...clockwise(round(-0.8, 1)), ...clockwise(round(0.8, 1))];
  const paper = polygon([at(-0.62, -0.57), at(0.5, -0.57), at(0.5, 0.57), at(-0.62, 0.57)]);
  const tin = mixColours(CHROME, shade, 0.08);
  return [
    shadowOf([filled(shade, whole)], withAlpha(shade, 0.5), { x: size * 0.16, y: size * 0.3 }, size * 0.14),
    painted(linearPaint(at(0, -0.56), at(0, 0.56), [mixColours(tin, WHITE, 0.6), tin, mixColours(tin, shade, 0.45)]), whole),
    painted(linearPaint(at(0, -0.56), at(0, 0.56), [mixColours(label, WHITE, 0.35), label, mixColours(label, shade, 0.4)]), paper),
    filled(mixColours(tin, shade, 0.12), round(0.8, 1)),
    filled(mixColours(tin, shade, 0.5), round(0.8, 0.78)),
  ];
}
