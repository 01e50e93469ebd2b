import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, stroked } from '../../drawing/nodes.ts';
import { ellipse } from '../../drawing/outlines.ts';
import { blob, type Brush, curve, evenBlob, mass, type Spot } from './brush.ts';
import type { Hair } from './child-look.ts';

interface Style {
  /** The hair behind the head, and that over the brow. Places are from the middle of the head. */
  readonly back: (brush: Brush, colour: Rgba, tie: Rgba) => readonly SceneNode[];
  readonly front: (brush: Brush, colour: Rgba) => readonly SceneNode[];
}

const PUFFS: readonly Spot[] = [
  [-1.02, -0.34],
  [-1.16, 0.06],
  [-1.06, 0.5],
  [-0.78, 0.88],
  [-0.34, 1.14],
  [0.14, 1.2],
  [0.58, 1.06],
  [0.94, 0.72],
  [1.14, 0.3],
  [1.12, -0.14],
  [0.98, -0.42],
];

const STYLES: Readonly<Record<Hair, Style>> = {
  crop: {
    back: (brush, colour) =>
      mass(
        brush,
        evenBlob(brush, [0, 1.1], [0.62, 1], [1.04, 0.5], [1.08, 0], [0.86, -0.3], [0, -0.2]),
        mixColours(colour, brush.shade, 0.2),
      ),
    front: (brush, colour) => [
      ...mass(
        brush,
        blob(
          brush,
          [-1.02, -0.04],
          [-1.08, 0.5],
          [-0.78, 1],
          [-0.3, 1.2],
          [-0.16, 1.44],
          [0.02, 1.22],
          [0.3, 1.34],
          [0.34, 1.16],
          [0.76, 0.98],
          [1.06, 0.5],
          [1.03, -0.02],
          [0.92, 0.12],
          [0.84, 0.44],
          [0.6, 0.5],
          [0.44, 0.34],
          [0.28, 0.54],
          [0, 0.4],
          [-0.16, 0.58],
          [-0.46, 0.38],
          [-0.62, 0.54],
          [-0.86, 0.34],
          [-0.93, 0.08],
        ),
        colour,
      ),
      strands(brush, colour, [
        [
          [-0.7, 0.66],
          [-0.5, 0.9],
          [-0.2, 1.04],
        ],
        [
          [-0.1, 0.66],
          [0.1, 0.9],
          [0.4, 1],
        ],
        [
          [0.46, 0.62],
          [0.66, 0.76],
          [0.84, 0.72],
        ],
      ]),
    ],
  },
  curls: {
    back: (brush, colour) =>
      PUFFS.flatMap(([x, up], index) =>
        mass(brush, ellipse(brush.at(x, up), brush.reach * (0.4 + 0.05 * (index % 3))), mixColours(colour, brush.shade, 0.16)),
      ),
    front: (brush, colour) => [
      ...mass(brush, evenBlob(brush, [0, 1.1], [0.56, 1.0], [0.98, 0.5], [0.96, 0.2], [0.6, 0.52], [0, 0.56]), colour),
      ...(
        [
          [-0.84, 0.42],
          [0.86, 0.42],
          [-0.56, 0.68],
          [0.6, 0.68],
          [-0.2, 0.66],
          [0.2, 0.68],
          [0.02, 0.94],
          [-0.42, 0.98],
          [0.44, 0.98],
        ] as const
      ).flatMap(([x, up]) => mass(brush, ellipse(brush.at(x, up), brush.reach * 0.27, brush.reach * 0.25), colour)),
      strands(
        brush,
        colour,
        [
          [-0.56, 0.7],
          [-0.12, 0.72],
          [0.42, 0.98],
          [-0.4, 1.04],
          [0.62, 0.66],
        ].map(([x = 0, up = 0]) => [
          [x - 0.12, up - 0.04],
          [x - 0.02, up + 0.1],
          [x + 0.12, up + 0.02],
        ]),
      ),
    ],
  },
  bob: {
    back: (brush, colour) =>
      mass(
        brush,
        evenBlob(brush, [0, 1.12], [0.66, 1.02], [1.1, 0.5], [1.2, -0.2], [1.18, -0.82], [0.8, -0.94], [0, -0.8]),
        mixColours(colour, brush.shade, 0.2),
      ),
    front: (brush, colour) => [
      ...mass(
        brush,
        blob(
          brush,
          [-0.9, -0.72],
          [-1.16, -0.6],
          [-1.16, 0.2],
          [-0.94, 0.78],
          [-0.4, 1.14],
          [0.1, 1.18],
          [0.64, 1.06],
          [1.04, 0.6],
          [1.17, 0.1],
          [1.16, -0.62],
          [0.94, -0.72],
          [0.92, -0.1],
          [0.82, 0.3],
          [0.4, 0.34],
          [0, 0.38],
          [-0.44, 0.34],
          [-0.8, 0.28],
          [-0.9, -0.1],
        ),
        colour,
      ),
      strands(brush, colour, [
        [
          [-0.5, 0.5],
          [-0.4, 0.86],
          [-0.06, 1.08],
        ],
        [
          [0.36, 0.48],
          [0.34, 0.84],
          [0.12, 1.08],
        ],
        [
          [-1.02, -0.4],
          [-1.04, 0.1],
          [-0.86, 0.6],
        ],
        [
          [1.02, -0.4],
          [1.04, 0.1],
          [0.9, 0.5],
        ],
      ]),
    ],
  },
  braids: {
    back: (brush, colour, tie) => [
      ...mass(
        brush,
        evenBlob(brush, [0, 1.08], [0.62, 1], [1.04, 0.5], [1.06, -0.2], [0.84, -0.44], [0, -0.3]),
        mixColours(colour, brush.shade, 0.2),
      ),
      ...[-1, 1].flatMap((side) => [
        ...[0, 1, 2, 3]
          .toReversed()
          .flatMap((link) =>
            mass(
              brush,
              ellipse(
                brush.at(side * (1.12 + 0.13 * link - 0.02 * link * link), -0.42 - 0.3 * link),
                brush.reach * (0.25 - 0.025 * link),
                brush.reach * 0.22,
              ),
              colour,
            ),
          ),
        ...mass(brush, blob(brush, [side * 1.3, -1.42], [side * 1.5, -1.66], [side * 1.34, -1.76], [side * 1.18, -1.62]), colour),
        filled(tie, ellipse(brush.at(side * 1.34, -1.47), brush.reach * 0.13, brush.reach * 0.08)),
      ]),
    ],
    front: (brush, colour) => [
      ...mass(
        brush,
        blob(
          brush,
          [-1, -0.3],
          [-1.1, 0.2],
          [-0.94, 0.74],
          [-0.4, 1.1],
          [0.1, 1.14],
          [0.64, 1.04],
          [1.02, 0.6],
          [1.1, 0.1],
          [1.01, -0.3],
          [0.9, 0.1],
          [0.66, 0.42],
          [0.3, 0.6],
          [0.06, 0.74],
          [-0.24, 0.54],
          [-0.64, 0.36],
          [-0.9, 0.08],
        ),
        colour,
      ),
      strands(brush, colour, [
        [
          [-0.92, 0.2],
          [-0.66, 0.6],
          [-0.1, 0.98],
        ],
        [
          [0.94, 0.2],
          [0.72, 0.6],
          [0.2, 0.98],
        ],
        [
          [0.06, 0.76],
          [0.08, 0.94],
          [0.1, 1.1],
        ],
      ]),
    ],
  },
};

function strands(brush: Brush, colour: Rgba, lines: readonly (readonly Spot[])[]): SceneNode {
  return stroked(withAlpha(mixColours(colour, WHITE, 0.4), 0.42), brush.reach * 0.05, ...lines.map((line) => curve(brush, ...line)));
}

export function hairBehind(brush: Brush, hair: Hair, colour: Rgba, tie: Rgba): readonly SceneNode[] {
  return STYLES[hair].back(brush, colour, tie);
}

/** @param isUnderHat the crown of the hair is hidden, and only what falls over the brow shows. */
export function hairBefore(brush: Brush, hair: Hair, colour: Rgba, isUnderHat: boolean): readonly SceneNode[] {
  const all = STYLES[hair].front(brush, colour);
  if (!isUnderHat) return all;
  return [clipped(evenBlob(brush, [0, 0.9], [0.7, 0.8], [1.14, 0.4], [1.3, -0.5], [1.1, -1], [0, -1]), all)];
}
