import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, stroked } from '../../drawing/nodes.ts';
import { ellipse, polygon } from '../../drawing/outlines.ts';
import { blob, blush, flatPart, limb, line, roundBody, type SeaBrush, seaEye, smile } from './sea-brush.ts';

const WHALE: Rgba = { r: 74, g: 128, b: 196, a: 1 };
const BELLY: Rgba = { r: 240, g: 246, b: 250, a: 1 };
const SHARK: Rgba = { r: 122, g: 148, b: 176, a: 1 };
const DOLPHIN: Rgba = { r: 110, g: 152, b: 200, a: 1 };
const CLOWN: Rgba = { r: 248, g: 136, b: 44, a: 1 };
const GOLD: Rgba = { r: 250, g: 186, b: 66, a: 1 };
const CORAL: Rgba = { r: 240, g: 116, b: 92, a: 1 };

/** A whale with a lifted tail. */
export function whale(brush: SeaBrush): readonly SceneNode[] {
  const { at, size } = brush;
  const body = blob(
    brush,
    [1.08, 0.02],
    [0.98, -0.36],
    [0.6, -0.62],
    [0.1, -0.62],
    [-0.36, -0.4],
    [-0.68, -0.24],
    [-0.94, -0.44],
    [-1.06, -0.36],
    [-0.98, -0.08],
    [-0.66, 0.24],
    [-0.2, 0.5],
    [0.34, 0.6],
    [0.82, 0.44],
  );
  const flukes = [
    blob(brush, [-0.98, -0.34], [-1.14, -0.42], [-1.4, -0.4], [-1.46, -0.52], [-1.24, -0.68], [-1.04, -0.58], [-0.94, -0.46]),
    blob(brush, [-1.04, -0.4], [-1.04, -0.66], [-0.92, -0.92], [-0.78, -0.94], [-0.74, -0.7], [-0.84, -0.5], [-0.94, -0.36]),
  ];
  const pale = blob(brush, [1.2, 0.1], [0.9, 0.1], [0.5, 0.18], [0.1, 0.26], [-0.4, 0.3], [-0.4, 0.8], [0.8, 0.8]);
  const fin = blob(brush, [0.28, 0.3], [0.1, 0.34], [-0.14, 0.62], [-0.16, 0.84], [0.04, 0.78], [0.3, 0.52]);
  return [
    ...flukes.map((fluke) => flatPart(brush, fluke, WHALE)),
    ...roundBody(brush, body, WHALE, [
      filled(mixColours(BELLY, WHALE, 0.08), pale),
      stroked(
        withAlpha(WHALE, 0.45),
        size * 0.022,
        ...[0, 1, 2, 3].map((row) => line(brush, [1.04 - row * 0.08, 0.2 + row * 0.09], [0.5, 0.3 + row * 0.08], [0.0, 0.36 + row * 0.07])),
      ),
      filled(
        withAlpha(WHITE, 0.3),
        ellipse(at(0.24, -0.44), size * 0.07, size * 0.05),
        ellipse(at(0.02, -0.36), size * 0.045, size * 0.035),
        ellipse(at(-0.18, -0.3), size * 0.03),
      ),
    ]),
    ...roundBody(brush, fin, mixColours(WHALE, BLACK, 0.08)),
    ...seaEye(brush, [0.56, -0.14], 0.105),
    blush(brush, 0.1, [0.56, 0.08]),
    smile(brush, [1.06, 0.1], [0.94, 0.17], [0.78, 0.17], [0.7, 0.1]),
  ];
}

/** A shark that laughs. */
export function shark(brush: SeaBrush): readonly SceneNode[] {
  const { size } = brush;
  const body = blob(
    brush,
    [1.16, 0.0],
    [1.0, -0.28],
    [0.6, -0.46],
    [0.1, -0.46],
    [-0.4, -0.26],
    [-0.84, -0.08],
    [-0.94, 0.02],
    [-0.8, 0.08],
    [-0.4, 0.24],
    [0.1, 0.42],
    [0.6, 0.42],
    [0.98, 0.26],
  );
  const pale = blob(brush, [1.3, 0.02], [0.86, 0.12], [0.4, 0.16], [-0.2, 0.12], [-0.8, 0.04], [-0.7, 0.6], [0.8, 0.6]);
  const mouth = blob(brush, [1.0, 0.13], [0.78, 0.17], [0.56, 0.12], [0.62, 0.26], [0.8, 0.32], [0.94, 0.25]);
  return [
    flatPart(
      brush,
      blob(brush, [-0.78, 0.0], [-1.0, -0.3], [-1.24, -0.62], [-1.3, -0.58], [-1.16, -0.1], [-1.22, 0.34], [-1.14, 0.38], [-0.86, 0.12]),
      SHARK,
    ),
    flatPart(brush, blob(brush, [0.36, -0.42], [0.2, -0.7], [-0.04, -0.92], [-0.12, -0.88], [-0.06, -0.6], [-0.16, -0.34]), SHARK),
    ...roundBody(brush, body, SHARK, [filled(mixColours(BELLY, SHARK, 0.06), pale)]),
    filled({ r: 150, g: 52, b: 66, a: 1 }, mouth),
    clipped(mouth, [
      filled(WHITE, ...[0.6, 0.7, 0.8, 0.9].map((x) => polygon([brush.at(x - 0.05, 0.1), brush.at(x + 0.06, 0.1), brush.at(x, 0.225)]))),
      filled({ r: 240, g: 120, b: 126, a: 1 }, ellipse(brush.at(0.78, 0.34), size * 0.12, size * 0.08)),
    ]),
    stroked(
      mixColours(SHARK, BLACK, 0.34),
      size * 0.024,
      ...[0, 1, 2].map((gill) => line(brush, [0.26 - gill * 0.1, -0.12], [0.22 - gill * 0.1, 0], [0.26 - gill * 0.1, 0.11])),
    ),
    ...roundBody(
      brush,
      blob(brush, [0.22, 0.2], [-0.04, 0.3], [-0.24, 0.58], [-0.22, 0.68], [0.06, 0.56], [0.34, 0.34]),
      mixColours(SHARK, BLACK, 0.1),
    ),
    ...seaEye(brush, [0.68, -0.12], 0.1),
    blush(brush, 0.08, [0.46, 0.06]),
  ];
}

/** A dolphin in a bow. */
export function dolphin(brush: SeaBrush): readonly SceneNode[] {
  const body = blob(
    brush,
    [1.14, 0.24],
    [1.0, 0.1],
    [0.84, 0.04],
    [0.74, -0.2],
    [0.42, -0.42],
    [-0.04, -0.46],
    [-0.5, -0.2],
    [-0.8, 0.2],
    [-0.94, 0.46],
    [-0.84, 0.52],
    [-0.64, 0.38],
    [-0.3, 0.2],
    [0.14, 0.18],
    [0.5, 0.3],
    [0.8, 0.32],
    [1.02, 0.32],
  );
  const pale = blob(brush, [1.2, 0.24], [0.9, 0.2], [0.56, 0.1], [0.1, 0.02], [-0.3, 0.12], [-0.6, 0.4], [0.2, 0.6], [0.9, 0.5]);
  return [
    flatPart(
      brush,
      blob(
        brush,
        [-0.84, 0.36],
        [-1.06, 0.4],
        [-1.3, 0.62],
        [-1.24, 0.72],
        [-0.98, 0.66],
        [-0.86, 0.86],
        [-0.72, 0.9],
        [-0.68, 0.62],
        [-0.76, 0.42],
      ),
      DOLPHIN,
    ),
    flatPart(
      brush,
      blob(brush, [0.1, -0.4], [-0.1, -0.62], [-0.36, -0.72], [-0.4, -0.66], [-0.3, -0.42], [-0.24, -0.3]),
      mixColours(DOLPHIN, BLACK, 0.06),
    ),
    ...roundBody(brush, body, DOLPHIN, [filled(mixColours(BELLY, DOLPHIN, 0.06), pale)]),
    ...roundBody(
      brush,
      blob(brush, [0.4, 0.14], [0.18, 0.2], [-0.0, 0.46], [0.04, 0.6], [0.24, 0.5], [0.46, 0.3]),
      mixColours(DOLPHIN, BLACK, 0.1),
    ),
    ...seaEye(brush, [0.62, -0.04], 0.09),
    blush(brush, 0.075, [0.52, 0.12]),
    smile(brush, [1.1, 0.24], [0.94, 0.23], [0.78, 0.2], [0.68, 0.12]),
  ];
}

/** A round fish with bands. */
export function fish(brush: SeaBrush): readonly SceneNode[] {
  const { at, size } = brush;
  const body = blob(
    brush,
    [0.96, 0.04],
    [0.78, -0.36],
    [0.34, -0.6],
    [-0.14, -0.56],
    [-0.54, -0.26],
    [-0.7, 0],
    [-0.54, 0.28],
    [-0.14, 0.58],
    [0.34, 0.6],
    [0.78, 0.4],
  );
  const dark = mixColours(CLOWN, BLACK, 0.2);
  const band = (x: number, bend: number, wide: number) => [
    stroked(mixColours(CLOWN, BLACK, 0.55), size * (wide + 0.07), line(brush, [x, -0.7], [x + bend, 0], [x, 0.7])),
    stroked(mixColours(WHITE, CLOWN, 0.05), size * wide, line(brush, [x, -0.7], [x + bend, 0], [x, 0.7])),
  ];
  const tail = blob(brush, [-0.58, 0], [-0.84, -0.3], [-1.16, -0.5], [-1.24, -0.36], [-1.06, 0], [-1.24, 0.36], [-1.16, 0.5], [-0.84, 0.3]);
  const rays = (spots: readonly (readonly [number, number, number, number])[]) =>
    stroked(mixColours(CLOWN, BLACK, 0.3), size * 0.02, ...spots.map(([x1, y1, x2, y2]) => line(brush, [x1, y1], [x2, y2])));
  return [
    flatPart(brush, tail, dark),
    rays([
      [-0.78, -0.1, -1.08, -0.32],
      [-0.78, 0.1, -1.08, 0.32],
      [-0.78, 0, -0.98, 0],
    ]),
    flatPart(brush, blob(brush, [0.4, -0.54], [0.24, -0.8], [-0.16, -0.88], [-0.46, -0.64], [-0.46, -0.3], [-0.1, -0.5]), dark),
    flatPart(brush, blob(brush, [0.2, 0.54], [0.0, 0.8], [-0.3, 0.78], [-0.36, 0.5], [-0.1, 0.46]), dark),
    ...roundBody(brush, body, CLOWN, [...band(0.24, 0.1, 0.17), ...band(-0.34, 0.06, 0.12)]),
    ...roundBody(
      brush,
      blob(brush, [0.16, 0.1], [-0.06, 0.02], [-0.26, 0.16], [-0.24, 0.34], [-0.02, 0.36], [0.14, 0.26]),
      mixColours(CLOWN, WHITE, 0.06),
    ),
    ...seaEye(brush, [0.56, -0.14], 0.13, true),
    blush(brush, 0.1, [0.52, 0.18]),
    smile(brush, [0.94, 0.1], [0.84, 0.2], [0.7, 0.2]),
    filled(withAlpha(WHITE, 0.4), ellipse(at(0.36, -0.44), size * 0.12, size * 0.05)),
  ];
}

/** A seahorse with a curled tail. */
export function seahorse(brush: SeaBrush): readonly SceneNode[] {
  const { at, size } = brush;
  const dark = mixColours(GOLD, CORAL, 0.6);
  const tail = limb(
    brush,
    [0.02, -0.56, 0.22],
    [0.0, -0.2, 0.24],
    [0.12, 0.16, 0.27],
    [0.06, 0.48, 0.18],
    [-0.12, 0.72, 0.12],
    [-0.1, 0.96, 0.09],
    [0.12, 1.02, 0.07],
    [0.2, 0.86, 0.05],
    [0.08, 0.8, 0.03],
  );
  const crown = [
    [-0.3, -0.78],
    [-0.16, -0.96],
    [0.04, -0.98],
    [0.2, -0.86],
  ] as const;
  const head = blob(
    brush,
    [-0.3, -0.72],
    [0.0, -0.88],
    [0.28, -0.74],
    [0.4, -0.52],
    [0.68, -0.44],
    [0.74, -0.34],
    [0.66, -0.26],
    [0.36, -0.3],
    [0.14, -0.2],
    [-0.14, -0.2],
    [-0.34, -0.4],
  );
  return [
    flatPart(brush, blob(brush, [-0.16, -0.04], [-0.46, -0.2], [-0.56, 0.06], [-0.46, 0.34], [-0.14, 0.26]), dark),
    stroked(mixColours(dark, BLACK, 0.2), size * 0.02, ...[-0.06, 0.06, 0.18].map((y) => line(brush, [-0.2, y + 0.04], [-0.48, y]))),
    filled(dark, ...crown.map(([x, y]) => ellipse(at(x, y + 0.06), size * 0.1, size * 0.13))),
    ...roundBody(brush, tail, GOLD, [
      stroked(
        mixColours(GOLD, CORAL, 0.55),
        size * 0.03,
        ...[-0.06, 0.08, 0.22, 0.36, 0.5, 0.64].map((y, index) =>
          line(brush, [-0.22 - (index > 3 ? 0.1 : 0), y], [0.1 - index * 0.03, y + 0.07], [0.42 - index * 0.06, y]),
        ),
      ),
    ]),
    ...roundBody(brush, head, GOLD),
    blush(brush, 0.085, [0.1, -0.34]),
    ...seaEye(brush, [0.16, -0.56], 0.12),
    smile(brush, [0.66, -0.3], [0.54, -0.3], [0.46, -0.36]),
  ];
}
