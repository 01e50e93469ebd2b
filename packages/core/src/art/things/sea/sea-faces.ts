import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { filled, stroked } from '../../drawing/nodes.ts';
import { ellipse, polar, smoothShape } from '../../drawing/outlines.ts';
import { turtleShell } from '../animal-backs.ts';
import { animalFace } from '../animal-faces.ts';
import { blush, evenShape, flatPart, limb, line, roundBody, type SeaBrush, seaEye, smile } from './sea-brush.ts';

const PLUM: Rgba = { r: 214, g: 98, b: 160, a: 1 };
const ROSE: Rgba = { r: 250, g: 186, b: 204, a: 1 };
const RED: Rgba = { r: 236, g: 92, b: 62, a: 1 };
const JELLY: Rgba = { r: 178, g: 140, b: 226, a: 1 };
const STAR: Rgba = { r: 250, g: 158, b: 66, a: 1 };
const GREEN: Rgba = { r: 126, g: 190, b: 100, a: 1 };

type Arm = readonly (readonly [number, number, number])[];

/** Arms of one side, the hindmost first. */
const ARMS: readonly Arm[] = [
  [
    [0.34, 0.02, 0.13],
    [0.66, 0.12, 0.12],
    [0.94, -0.02, 0.1],
    [1.02, -0.28, 0.075],
    [0.88, -0.42, 0.055],
    [0.78, -0.32, 0.03],
  ],
  [
    [0.34, 0.12, 0.14],
    [0.66, 0.36, 0.125],
    [1.0, 0.38, 0.1],
    [1.2, 0.18, 0.075],
    [1.1, 0.04, 0.05],
    [1.0, 0.12, 0.025],
  ],
  [
    [0.24, 0.14, 0.14],
    [0.4, 0.5, 0.13],
    [0.7, 0.7, 0.105],
    [0.98, 0.62, 0.075],
    [1.0, 0.46, 0.05],
    [0.88, 0.44, 0.025],
  ],
  [
    [0.1, 0.16, 0.14],
    [0.1, 0.54, 0.13],
    [0.26, 0.82, 0.105],
    [0.52, 0.86, 0.075],
    [0.58, 0.72, 0.05],
    [0.46, 0.68, 0.025],
  ],
];

/** An octopus with curled arms. */
export function octopus(brush: SeaBrush): readonly SceneNode[] {
  const { at, size, shade } = brush;
  const head = evenShape(brush, [0, -1], [0.36, -0.94], [0.62, -0.7], [0.68, -0.36], [0.56, -0.04], [0.42, 0.16], [0, 0.28]);
  const arm = (spots: Arm, sign: 1 | -1, index: number): readonly SceneNode[] => {
    const turned = spots.map(([x, y, width]) => [x * sign, y, width] as const);
    const skin = mixColours(PLUM, shade, 0.26 - index * 0.08);
    return [
      flatPart(brush, limb(brush, ...turned), skin),
      filled(
        mixColours(ROSE, skin, 0.2),
        ...turned.slice(1, 5).flatMap(([x, y, width], spot) => {
          const next = turned[spot + 2] ?? [x, y, width];
          return [0.15, 0.65].map((share) =>
            ellipse(at(x + (next[0] - x) * share, y + (next[1] - y) * share + width * 0.42), size * width * 0.34, size * width * 0.28),
          );
        }),
      ),
    ];
  };
  return [
    ...ARMS.flatMap((spots, index) => [...arm(spots, -1, index), ...arm(spots, 1, index)]),
    ...roundBody(brush, head, PLUM, [
      filled(
        withAlpha(mixColours(PLUM, BLACK, 0.2), 0.4),
        ellipse(at(0.2, -0.78), size * 0.09, size * 0.07),
        ellipse(at(0.38, -0.62), size * 0.06),
        ellipse(at(0.1, -0.62), size * 0.045),
        ellipse(at(-0.42, -0.5), size * 0.05),
      ),
    ]),
    blush(brush, 0.1, [-0.38, 0.0], [0.38, 0.0]),
    ...seaEye(brush, [-0.22, -0.18], 0.14),
    ...seaEye(brush, [0.22, -0.18], 0.14),
    smile(brush, [-0.13, 0.04], [-0.06, 0.1], [0.06, 0.1], [0.13, 0.04]),
  ];
}

/** A crab that waves with its claws. */
export function crab(brush: SeaBrush): readonly SceneNode[] {
  const { at, size } = brush;
  const dark = mixColours(RED, BLACK, 0.22);
  const side = (sign: 1 | -1): readonly SceneNode[] => {
    const claw = smoothShape(
      (
        [
          [0.98, -0.3],
          [1.24, -0.42],
          [1.36, -0.76],
          [1.22, -1.02],
          [1.1, -0.78],
          [1.0, -0.7],
          [0.84, -0.94],
          [0.74, -0.66],
          [0.82, -0.4],
        ] as const
      ).map(([x, y]) => at(sign * x, y)),
    );
    return [
      ...[0, 1, 2].map((leg) =>
        flatPart(
          brush,
          limb(
            brush,
            [sign * 0.5, 0.28 + leg * 0.06, 0.07],
            [sign * (0.96 - leg * 0.16), 0.34 + leg * 0.14, 0.06],
            [sign * (1.12 - leg * 0.22), 0.62 + leg * 0.12, 0.025],
          ),
          mixColours(dark, RED, 0.3),
        ),
      ),
      flatPart(brush, limb(brush, [sign * 0.56, 0.1, 0.09], [sign * 0.92, 0.02, 0.09], [sign * 0.98, -0.34, 0.1]), dark),
      ...roundBody(brush, claw, RED),
      stroked(mixColours(RED, WHITE, 0.16), size * 0.09, line(brush, [sign * 0.26, -0.26], [sign * 0.28, -0.54])),
    ];
  };
  const body = evenShape(brush, [0, -0.34], [0.46, -0.28], [0.78, 0.04], [0.7, 0.4], [0.36, 0.6], [0, 0.64]);
  return [
    ...side(-1),
    ...side(1),
    ...roundBody(brush, body, RED, [
      filled(
        withAlpha(mixColours(RED, WHITE, 0.5), 0.5),
        ...(
          [
            [-0.5, 0.0],
            [-0.36, -0.12],
            [0.5, 0.0],
            [0.36, -0.12],
            [0, -0.2],
          ] as const
        ).map(([x, y]) => ellipse(at(x, y), size * 0.045)),
      ),
    ]),
    ...seaEye(brush, [-0.28, -0.58], 0.12, true),
    ...seaEye(brush, [0.28, -0.58], 0.12, true),
    blush(brush, 0.1, [-0.44, 0.26], [0.44, 0.26]),
    smile(brush, [-0.26, 0.2], [-0.12, 0.33], [0.12, 0.33], [0.26, 0.2]),
  ];
}

/** A sea turtle that swims to the reader. */
export function seaTurtle(brush: SeaBrush): readonly SceneNode[] {
  const { at, size, shade } = brush;
  const flipper = (sign: 1 | -1): readonly SceneNode[] => {
    const front = smoothShape(
      (
        [
          [0.44, 0.06],
          [0.86, -0.08],
          [1.24, 0.1],
          [1.42, 0.52],
          [1.34, 0.62],
          [1.0, 0.4],
          [0.52, 0.38],
        ] as const
      ).map(([x, y]) => at(sign * x, y)),
    );
    const rear = smoothShape([
      at(sign * 0.4, 0.46),
      at(sign * 0.7, 0.5),
      at(sign * 0.86, 0.78),
      at(sign * 0.68, 0.84),
      at(sign * 0.34, 0.66),
    ]);
    return [
      flatPart(brush, rear, mixColours(GREEN, shade, 0.3)),
      ...roundBody(brush, front, mixColours(GREEN, BLACK, 0.04), [
        filled(
          withAlpha(mixColours(GREEN, BLACK, 0.4), 0.45),
          ...(
            [
              [0.8, 0.08],
              [1.0, 0.16],
              [1.12, 0.32],
              [0.9, 0.26],
              [0.7, 0.2],
            ] as const
          ).map(([x, y]) => ellipse(at(sign * x, y), size * 0.06, size * 0.05)),
        ),
      ]),
    ];
  };
  return [
    ...turtleShell(at(0, -0.14), size * 0.86, size * 0.72),
    ...flipper(-1),
    ...flipper(1),
    ...animalFace('turtle', at(0, 0.24), size * 0.46),
  ];
}

/** A jellyfish with a face on its bell. */
export function jellyfish(brush: SeaBrush): readonly SceneNode[] {
  const { at, size, light } = brush;
  const bell = evenShape(
    brush,
    [0, -0.86],
    [0.5, -0.72],
    [0.8, -0.26],
    [0.84, 0.1],
    [0.7, 0.2],
    [0.56, 0.1],
    [0.42, 0.21],
    [0.28, 0.11],
    [0.14, 0.21],
    [0, 0.12],
  );
  const tentacle = (x: number, long: number, bend: number) =>
    limb(
      brush,
      [x, 0.08, 0.06],
      [x + bend, 0.08 + long * 0.35, 0.05],
      [x - bend * 0.7, 0.08 + long * 0.7, 0.035],
      [x + bend * 0.5, 0.08 + long, 0.012],
    );
  return [
    ...(
      [
        [-0.56, 0.66, 0.09],
        [-0.28, 0.86, -0.1],
        [0, 0.78, 0.1],
        [0.28, 0.9, 0.1],
        [0.56, 0.68, -0.09],
      ] as const
    ).map(([x, long, bend], index) =>
      flatPart(brush, tentacle(x, long, bend), withAlpha(mixColours(JELLY, index % 2 === 0 ? WHITE : light, 0.4), 0.9)),
    ),
    ...roundBody(brush, bell, JELLY, [
      filled(withAlpha(WHITE, 0.25), ...[-0.4, 0, 0.4].map((x) => ellipse(at(x, -0.5 + x * x * 0.6), size * 0.1, size * 0.14))),
    ]),
    blush(brush, 0.1, [-0.44, -0.06], [0.44, -0.06]),
    ...seaEye(brush, [-0.24, -0.18], 0.12),
    ...seaEye(brush, [0.24, -0.18], 0.12),
    smile(brush, [-0.12, -0.04], [-0.05, 0.02], [0.05, 0.02], [0.12, -0.04]),
  ];
}

/** A starfish that stands on two of its arms. */
export function starfish(brush: SeaBrush): readonly SceneNode[] {
  const { at, size } = brush;
  const arm = (index: number) => ((index * 2) / 10) * Math.PI * 2 - Math.PI / 2;
  const outline = smoothShape(
    Array.from({ length: 5 }, (_, index) => [
      polar(at(0, 0.06), size * 0.98, arm(index) - 0.13),
      polar(at(0, 0.06), size * 0.98, arm(index) + 0.13),
      polar(at(0, 0.06), size * 0.52, arm(index) + Math.PI / 5),
    ]).flat(),
  );
  return [
    ...roundBody(brush, outline, STAR, [
      filled(
        mixColours(STAR, WHITE, 0.5),
        ...Array.from({ length: 5 }, (_, index) =>
          [0.56, 0.7, 0.83].map((reach, spot) => ellipse(polar(at(0, 0.06), size * reach, arm(index)), size * (0.055 - spot * 0.012))),
        ).flat(),
      ),
    ]),
    blush(brush, 0.09, [-0.34, 0.16], [0.34, 0.16]),
    ...seaEye(brush, [-0.17, 0], 0.11),
    ...seaEye(brush, [0.17, 0], 0.11),
    smile(brush, [-0.13, 0.18], [-0.05, 0.25], [0.05, 0.25], [0.13, 0.18]),
  ];
}
