import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type Place, sheet } from './tilted-sheet.ts';

/** The colors of an old print: its border, and its lights, middle tones and darks. */
export interface PhotographTones {
  readonly paper: Rgba;
  readonly pale: Rgba;
  readonly middle: Rgba;
  readonly deep: Rgba;
}

export type PhotographId = 'people' | 'house' | 'sea';

type Shares = readonly (readonly [number, number])[];

/** Draws the view of an old photograph. @param people draws those of its foreground, as tall as it says, where someone stands in it. */
export function photograph(
  place: Place,
  id: PhotographId,
  tones: PhotographTones,
  people: (feet: Point, height: number) => Path,
): readonly SceneNode[] {
  const { pale, middle } = tones;
  const line = (points: Shares) => points.map(([x, y]) => place(x, y));
  const height = place(0.5, 1).y - place(0.5, 0).y;
  const sky = painted(linearPaint(place(0.5, 0), place(0.5, 0.8), [mixColours(pale, middle, 0.42), pale]), sheet(place, 0));
  const view = { place, line, height, tones };
  const land = { house: () => houseOnHill(view), sea: () => boatAtSea(view), people: () => peopleOnBeach(view, people) };
  return [sky, ...land[id]()];
}

interface View {
  readonly place: Place;
  /** Turns shares of the picture's width and height into points. */
  readonly line: (points: Shares) => readonly Point[];
  /** The height of the picture, units. */
  readonly height: number;
  readonly tones: PhotographTones;
}

function openSea({ place, line, height, tones: { pale, middle, deep } }: View): readonly SceneNode[] {
  return [
    painted(
      linearPaint(place(0.5, 0.56), place(0.5, 1), [mixColours(middle, pale, 0.4), mixColours(middle, deep, 0.25)]),
      polygon(
        line([
          [0, 0.56],
          [1, 0.56],
          [1, 1],
          [0, 1],
        ]),
      ),
    ),
    stroked(
      withAlpha(pale, 0.7),
      height * 0.008,
      ...[0.64, 0.7, 0.78].map((down, index) =>
        smoothLine(
          line([
            [0.08 + index * 0.2, down],
            [0.3 + index * 0.22, down + 0.006],
          ]),
        ),
      ),
    ),
  ];
}

function boatAtSea(view: View): readonly SceneNode[] {
  const {
    place,
    line,
    height,
    tones: { pale, middle, deep },
  } = view;
  return [
    filled(withAlpha(WHITE, 0.55), ellipse(place(0.3, 0.34), height * 0.09)),
    filled(
      mixColours(middle, pale, 0.2),
      smoothShape(
        line([
          [0.55, 0.57],
          [0.7, 0.46],
          [0.86, 0.42],
          [1.02, 0.38],
          [1.02, 0.57],
        ]),
      ),
    ),
    ...openSea(view),
    filled(
      mixColours(pale, WHITE, 0.5),
      polygon(
        line([
          [0.42, 0.28],
          [0.42, 0.64],
          [0.6, 0.64],
        ]),
      ),
      polygon(
        line([
          [0.4, 0.34],
          [0.4, 0.64],
          [0.3, 0.64],
        ]),
      ),
    ),
    filled(
      deep,
      polygon(
        line([
          [0.27, 0.66],
          [0.63, 0.66],
          [0.56, 0.75],
          [0.34, 0.75],
        ]),
      ),
      polygon(
        line([
          [0.402, 0.26],
          [0.418, 0.26],
          [0.418, 0.67],
          [0.402, 0.67],
        ]),
      ),
    ),
  ];
}

function houseOnHill({ place, line, height, tones: { pale, middle, deep } }: View): readonly SceneNode[] {
  return [
    filled(
      mixColours(middle, pale, 0.35),
      smoothShape(
        line([
          [-0.05, 0.7],
          [0.2, 0.52],
          [0.5, 0.6],
          [0.8, 0.48],
          [1.05, 0.6],
          [1.05, 1],
          [-0.05, 1],
        ]),
      ),
    ),
    filled(
      mixColours(middle, deep, 0.2),
      smoothShape(
        line([
          [-0.05, 0.8],
          [0.3, 0.7],
          [0.7, 0.72],
          [1.05, 0.66],
          [1.05, 1.05],
          [-0.05, 1.05],
        ]),
      ),
    ),
    filled(
      mixColours(pale, WHITE, 0.3),
      polygon(
        line([
          [0.34, 0.46],
          [0.68, 0.46],
          [0.68, 0.75],
          [0.34, 0.75],
        ]),
      ),
    ),
    filled(
      deep,
      polygon(
        line([
          [0.29, 0.48],
          [0.4, 0.28],
          [0.62, 0.28],
          [0.73, 0.48],
        ]),
      ),
      polygon(
        line([
          [0.56, 0.18],
          [0.61, 0.18],
          [0.61, 0.32],
          [0.56, 0.32],
        ]),
      ),
    ),
    filled(
      mixColours(deep, middle, 0.3),
      ...[0.39, 0.57].map((x) =>
        polygon(
          line([
            [x, 0.53],
            [x + 0.07, 0.53],
            [x + 0.07, 0.64],
            [x, 0.64],
          ]),
        ),
      ),
      polygon(
        line([
          [0.485, 0.56],
          [0.54, 0.56],
          [0.54, 0.75],
          [0.485, 0.75],
        ]),
      ),
    ),
    stroked(
      deep,
      height * 0.022,
      smoothLine(
        line([
          [0.85, 0.76],
          [0.86, 0.5],
          [0.84, 0.34],
        ]),
      ),
    ),
    filled(
      mixColours(deep, middle, 0.25),
      ...(
        [
          [0.8, 0.36, 0.13],
          [0.9, 0.34, 0.12],
          [0.85, 0.24, 0.13],
          [0.78, 0.28, 0.09],
        ] as const
      ).map(([x, y, size]) => ellipse(place(x, y), height * size)),
    ),
    filled(
      mixColours(deep, middle, 0.1),
      ...[0.06, 0.15, 0.25].map((x) =>
        polygon(
          line([
            [x, 0.72],
            [x + 0.018, 0.72],
            [x + 0.018, 0.9],
            [x, 0.9],
          ]),
        ),
      ),
      polygon(
        line([
          [0, 0.77],
          [0.3, 0.75],
          [0.3, 0.775],
          [0, 0.795],
        ]),
      ),
    ),
  ];
}

function peopleOnBeach(view: View, people: (feet: Point, height: number) => Path): readonly SceneNode[] {
  const {
    place,
    line,
    height,
    tones: { pale, middle, deep },
  } = view;
  return [
    ...openSea(view),
    painted(
      linearPaint(place(0.5, 0.76), place(0.5, 1), [mixColours(pale, middle, 0.3), mixColours(middle, deep, 0.1)]),
      smoothShape(
        line([
          [-0.1, 0.78],
          [0.3, 0.76],
          [0.7, 0.8],
          [1.1, 0.74],
          [1.1, 1.1],
          [-0.1, 1.1],
        ]),
      ),
    ),
    filled(withAlpha(deep, 0.35), ellipse(place(0.54, 0.93), height * 0.24, height * 0.022)),
    filled(deep, people(place(0.5, 0.93), height * 0.7)),
  ];
}
