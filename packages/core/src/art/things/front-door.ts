import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';
import { leaf } from './plants.ts';

/** The colors of a front door. */
export interface DoorTones {
  readonly door: Rgba;
  readonly stone: Rgba;
  readonly glass: Rgba;
  readonly brass: Rgba;
  readonly shade: Rgba;
}

/** The numbers that a house can have. */
export type HouseNumber = 7 | 9;

interface FrontDoor {
  /** The middle of its threshold, and the height from there to the top of its hood, units. */
  readonly foot: Point;
  readonly high: number;
  readonly head: 'arched' | 'hooded';
  readonly number: HouseNumber;
  readonly tones: DoorTones;
}

/** The width of a door with its pillars, as a share of its height. */
export const DOOR_BREADTH = 0.56;
const COIR: Rgba = { r: 176, g: 128, b: 78, a: 1 };
const LEAF = 0.36;

/** A paneled front door between pillars, with a fanlight, a knocker and a number. */
export function frontDoor({ foot, high, head, number, tones }: FrontDoor): readonly SceneNode[] {
  const { door, stone, glass, brass, shade } = tones;
  const half = (high * LEAF) / 2;
  const outer = (high * DOOR_BREADTH) / 2;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * high, y: foot.y - up * high });
  const box = (x: number, up: number, width: number, height: number): Rect => ({
    x: foot.x + x * high,
    y: foot.y - (up + height) * high,
    width: width * high,
    height: height * high,
  });
  const leafTop = 0.7;
  const light = head === 'arched' ? arch(half, leafTop) : rectanglePath(box(-LEAF / 2, leafTop + 0.02, LEAF, 0.13));
  const surround =
    head === 'arched' ? arch(outer * 0.93, leafTop) : rectanglePath(box(-DOOR_BREADTH / 2 + 0.02, 0, DOOR_BREADTH - 0.04, 0.9));
  const hood =
    head === 'arched'
      ? []
      : [
          polygon([at(-0.31, 0.885), at(0.31, 0.885), at(0.335, 0.925), at(-0.335, 0.925)]),
          polygon([at(-0.335, 0.925), at(0, 1.02), at(0.335, 0.925)]),
        ];
  const dim = mixColours(stone, shade, 0.16);
  const opening = head === 'arched' ? arch(half, leafTop) : rectanglePath(box(-LEAF / 2, 0, LEAF, 0.85));
  return [
    shadowOf([filled(shade, surround, ...hood)], withAlpha(shade, 0.36), { x: 14, y: 16 }, 5),
    filled(stone, surround),
    ...(head === 'arched' ? blocks() : pillars()),
    filled(mixColours(shade, stone, 0.2), opening),
    ...fanlight(),
    ...leafOfDoor(),
    // The head of the opening throws a shadow on the door.
    clipped(opening, [
      painted(
        linearPaint(at(0, leafTop + 0.02), at(0, leafTop - 0.1), [withAlpha(shade, 0.4), withAlpha(shade, 0)]),
        rectanglePath(box(-LEAF / 2, leafTop - 0.1, LEAF, 0.12)),
      ),
      filled(withAlpha(shade, 0.3), rectanglePath(box(-LEAF / 2, 0, 0.022, leafTop))),
    ]),
    ...(hood.length > 0
      ? [
          shadowOf([filled(shade, ...hood)], withAlpha(shade, 0.4), { x: 8, y: 14 }, 5),
          filled(stone, hood[1] ?? []),
          filled(dim, polygon([at(-0.255, 0.938), at(0, 1.0), at(0.255, 0.938)])),
          filled(mixColours(stone, WHITE, 0.5), hood[0] ?? []),
        ]
      : []),
  ];

  /** A door's outline with a round head. */
  function arch(radius: number, shoulder: number): Path {
    const middle = at(0, shoulder);
    const turn = Array.from({ length: 25 }, (_, index) => polar(middle, radius, Math.PI + (index / 24) * Math.PI));
    return polygon([{ x: foot.x - radius, y: foot.y }, ...turn, { x: foot.x + radius, y: foot.y }]);
  }

  /** The stones around a round head. */
  function blocks(): readonly SceneNode[] {
    const middle = at(0, leafTop);
    const joints = Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI + ((index + 0.5) / 9) * Math.PI;
      return polyline([polar(middle, half, angle), polar(middle, outer * 0.93, angle)]);
    });
    const beds = [0.1, 0.22, 0.34, 0.46, 0.58].flatMap((up) =>
      [-1, 1].map((side) => polyline([at((side * LEAF) / 2, up), at(side * DOOR_BREADTH * 0.465, up)])),
    );
    const key = polygon([
      polar(middle, half * 0.96, -1.72),
      polar(middle, outer * 1.04, -1.69),
      polar(middle, outer * 1.04, -1.45),
      polar(middle, half * 0.96, -1.42),
    ]);
    return [
      stroked(dim, 3, ...joints, ...beds),
      filled(dim, key),
      filled(mixColours(stone, WHITE, 0.45), ellipse(polar(middle, half * 1.24, -1.57), half * 0.1)),
    ];
  }

  function pillars(): readonly SceneNode[] {
    const wide = (DOOR_BREADTH - LEAF) / 2 - 0.02;
    return ([-1, 1] as const).flatMap((side) => {
      const x = side < 0 ? -DOOR_BREADTH / 2 + 0.02 : LEAF / 2;
      const flutes = [0.28, 0.5, 0.72].map((share) => rectanglePath(box(x + wide * share - 0.006, 0.09, 0.012, 0.7)));
      return [
        filled(dim, ...flutes),
        filled(
          mixColours(stone, WHITE, 0.4),
          rectanglePath(box(x - 0.012, 0, wide + 0.024, 0.065)),
          rectanglePath(box(x - 0.012, 0.81, wide + 0.024, 0.04)),
        ),
      ];
    });
  }

  function fanlight(): readonly SceneNode[] {
    const middle = at(0, leafTop);
    const bars =
      head === 'arched'
        ? [
            ...[1, 2, 3, 4, 5].map((index) =>
              polyline([polar(middle, half * 0.28, Math.PI * (1 + index / 6)), polar(middle, half * 0.96, Math.PI * (1 + index / 6))]),
            ),
            smoothLine(Array.from({ length: 13 }, (_, index) => polar(middle, half * 0.28, Math.PI * (1 + index / 12)))),
          ]
        : [-0.06, 0.06].map((x) => polyline([at(x, leafTop + 0.02), at(x, leafTop + 0.15)]));
    const panes =
      head === 'arched' ? polygon(Array.from({ length: 25 }, (_, index) => polar(middle, half * 0.9, Math.PI * (1 + index / 24)))) : light;
    return [
      painted(linearPaint(at(-0.18, 0.9), at(0.18, 0.7), [mixColours(glass, WHITE, 0.6), glass, mixColours(glass, shade, 0.3)]), panes),
      stroked(stone, 5, ...bars),
      filled(stone, rectanglePath(box(-LEAF / 2, leafTop - 0.004, LEAF, 0.026))),
    ];
  }

  function leafOfDoor(): readonly SceneNode[] {
    const leafBox = box(-LEAF / 2, 0, LEAF, leafTop);
    const panels = [-1, 1].flatMap((side) =>
      [
        { up: 0.075, height: 0.17 },
        { up: 0.31, height: 0.17 },
        { up: 0.52, height: 0.135 },
      ].map(({ up, height }) => box(side < 0 ? -0.145 : 0.022, up, 0.123, height)),
    );
    const lit = mixColours(door, WHITE, 0.26);
    const dark = mixColours(door, BLACK, 0.26);
    return [
      painted(
        linearPaint({ x: leafBox.x, y: 0 }, { x: leafBox.x + leafBox.width, y: 0 }, [
          mixColours(door, WHITE, 0.1),
          door,
          mixColours(door, BLACK, 0.1),
        ]),
        rectanglePath(leafBox),
      ),
      ...panels.flatMap(({ x, y, width, height }) => [
        filled(dark, rectanglePath({ x, y, width, height })),
        filled(lit, rectanglePath({ x: x + 4, y: y + 4, width: width - 4, height: height - 4 })),
        filled(mixColours(door, WHITE, 0.06), rectanglePath({ x: x + 4, y: y + 4, width: width - 8, height: height - 8 })),
      ]),
      filled(brass, rectanglePath(box(-LEAF / 2 + 0.014, 0.012, LEAF - 0.028, 0.04))),
      // Letter box, knob, knocker and number.
      shadowOf([filled(brass, roundedBox(box(-0.055, 0.268, 0.11, 0.032), 3))], withAlpha(shade, 0.45), { x: 2, y: 3 }, 2),
      filled(brass, roundedBox(box(-0.055, 0.268, 0.11, 0.032), 3)),
      filled(mixColours(brass, BLACK, 0.45), rectanglePath(box(-0.043, 0.28, 0.086, 0.009))),
      filled(brass, ellipse(at(0.15, 0.3), high * 0.017)),
      filled(mixColours(brass, WHITE, 0.6), ellipse(at(0.146, 0.305), high * 0.006)),
      stroked(brass, high * 0.011, ...digit()),
    ];
  }

  function digit(): readonly Path[] {
    const size = 0.03;
    const spot = (x: number, y: number) => at(x * size, 0.605 + y * size);
    if (number === 7) return [polyline([spot(-0.55, 0.9), spot(0.55, 0.9), spot(-0.1, -0.9)])];
    return [ellipse(spot(0, 0.35), size * high * 0.55), smoothLine([spot(0.55, 0.35), spot(0.5, -0.3), spot(0, -0.95)])];
  }
}

/** Two steps that lead up to a door. @param foot the middle of the threshold. @param half half the width of the door, units. @param rise the height of a step, units. */
export function doorSteps(foot: Point, half: number, rise: number, stone: Rgba, shade: Rgba): readonly SceneNode[] {
  return [1, 0].flatMap((step) => {
    const [wide, y] = [half * (1.06 + step * 0.16), foot.y + step * rise];
    return [
      ...(step === 1
        ? [
            shadowOf(
              [filled(shade, rectanglePath({ x: foot.x - wide, y, width: wide * 2, height: rise }))],
              withAlpha(shade, 0.4),
              { x: 12, y: 6 },
              5,
            ),
          ]
        : []),
      filled(mixColours(stone, shade, 0.2), rectanglePath({ x: foot.x - wide, y, width: wide * 2, height: rise + 1 })),
      filled(mixColours(stone, WHITE, 0.3), rectanglePath({ x: foot.x - wide - 5, y, width: wide * 2 + 10, height: rise * 0.36 })),
    ];
  });
}

/** A mat of coir with a stripe, on the upper step. @param foot the middle of the threshold. @param half half the width of the door, units. @param rise the height of a step, units. */
export function doorMat(foot: Point, half: number, rise: number, stripe: Rgba, shade: Rgba): readonly SceneNode[] {
  const wide = half * 0.86;
  return [
    filled(
      mixColours(COIR, shade, 0.1),
      polygon([
        { x: foot.x - wide * 0.9, y: foot.y - 3 },
        { x: foot.x + wide * 0.9, y: foot.y - 3 },
        { x: foot.x + wide, y: foot.y + rise * 0.34 },
        { x: foot.x - wide, y: foot.y + rise * 0.34 },
      ]),
    ),
    filled(stripe, rectanglePath({ x: foot.x - wide * 0.8, y: foot.y + rise * 0.06, width: wide * 1.6, height: 3 })),
  ];
}

/** A wreath in the shape of a heart. @param middle its middle. @param reach half of its height. */
export function heartWreath(
  random: Random,
  middle: Point,
  reach: number,
  greens: readonly [Rgba, Rgba],
  petals: readonly [Rgba, Rgba],
): readonly SceneNode[] {
  const around = (share: number): Point => {
    const turn = share * 2 * Math.PI;
    return {
      x: middle.x + (16 * Math.sin(turn) ** 3 * reach) / 16,
      y: middle.y - ((13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn) + 2) * reach) / 16,
    };
  };
  const leaves = Array.from({ length: 64 }, (_, index) => {
    const at = around(index / 64);
    return leaf(at, reach * between(random, 0.28, 0.42), random() * 2 * Math.PI, 0.42);
  });
  const heads = Array.from({ length: 13 }, (_, index) => {
    const at = around((index + 0.3) / 13);
    const size = reach * 0.085;
    return [0, 1, 2, 3, 4].map((petal) => ellipse(polar(at, size, petal * 1.257), size * 0.85));
  });
  return [
    shadowOf([filled(BLACK, ...leaves)], withAlpha(BLACK, 0.4), { x: 5, y: 7 }, 4),
    filled(greens[0], ...leaves.filter((_, index) => index % 2 === 0)),
    filled(greens[1], ...leaves.filter((_, index) => index % 2 === 1)),
    filled(petals[0], ...heads.filter((_, index) => index % 2 === 0).flat()),
    filled(petals[1], ...heads.filter((_, index) => index % 2 === 1).flat()),
  ];
}
