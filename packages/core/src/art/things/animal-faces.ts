import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type FaceId, FACES, type FaceStyle } from './face-styles.ts';

/** Turns shares of the head's half width, from its middle, into a point. */
type Place = (x: number, y: number) => Point;

const EYE: Rgba = { r: 34, g: 26, b: 34, a: 1 };
const BLUSH: Rgba = { r: 255, g: 120, b: 120, a: 1 };

/** The friendly face of an animal from the front. @param radius half of the head's width. */
export function animalFace(id: FaceId, middle: Point, radius: number): readonly SceneNode[] {
  const style = FACES[id];
  const at: Place = (x, y) => ({ x: middle.x + x * radius, y: middle.y + y * radius });
  const head = smoothShape([
    at(0, -0.84),
    at(0.5, -0.76),
    at(0.88, -0.4),
    at(1, 0.1),
    at(0.86, 0.54),
    at(0.46, 0.82),
    at(0, 0.88),
    at(-0.46, 0.82),
    at(-0.86, 0.54),
    at(-1, 0.1),
    at(-0.88, -0.4),
    at(-0.5, -0.76),
  ]);
  const { coat } = style;
  return [
    ...(EARS[style.ears]?.(at, radius, style) ?? []),
    painted(linearPaint(at(-0.4, -0.9), at(0.5, 0.9), [mixColours(coat, WHITE, 0.14), coat, mixColours(coat, BLACK, 0.14)]), head),
    ...marks(at, radius, style),
    ...muzzle(at, radius, style),
    filled(
      withAlpha(BLUSH, 0.4),
      ellipse(at(-0.66, 0.3), radius * 0.17, radius * 0.12),
      ellipse(at(0.66, 0.3), radius * 0.17, radius * 0.12),
    ),
    ...eyes(at, radius, style),
  ];
}

type Ears = (at: Place, radius: number, style: FaceStyle) => readonly SceneNode[];

const both = (draw: (sign: 1 | -1) => readonly SceneNode[]): readonly SceneNode[] => [...draw(-1), ...draw(1)];

const EARS: Readonly<Partial<Record<FaceStyle['ears'], Ears>>> = {
  round: (at, radius, { ear, inner }) =>
    both((sign) => [
      filled(ear, ellipse(at(sign * 0.72, -0.68), radius * 0.36)),
      filled(inner, ellipse(at(sign * 0.72, -0.66), radius * 0.2)),
    ]),
  large: (at, radius, { ear, inner }) =>
    both((sign) => [
      filled(ear, ellipse(at(sign * 0.86, -0.7), radius * 0.56)),
      filled(inner, ellipse(at(sign * 0.86, -0.68), radius * 0.36)),
    ]),
  point: (at, _radius, { ear, inner }) =>
    both((sign) => [
      filled(
        ear,
        smoothShape([at(sign * 0.96, -0.1), at(sign * 0.94, -0.8), at(sign * 0.86, -1.24), at(sign * 0.52, -1.0), at(sign * 0.14, -0.6)]),
      ),
      filled(
        inner,
        smoothShape([at(sign * 0.84, -0.5), at(sign * 0.84, -0.86), at(sign * 0.8, -1.06), at(sign * 0.58, -0.86), at(sign * 0.4, -0.66)]),
      ),
    ]),
  long: (at, radius, { ear, inner }) =>
    both((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.18, -0.6),
          at(sign * 0.2, -1.3),
          at(sign * 0.36, -1.86),
          at(sign * 0.62, -1.8),
          at(sign * 0.72, -1.3),
          at(sign * 0.66, -0.5),
        ]),
      ),
      filled(inner, ellipse(at(sign * 0.46, -1.22), radius * 0.13, radius * 0.44)),
    ]),
  flop: (at, _radius, { ear }) =>
    both((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.5, -0.78),
          at(sign * 0.9, -0.84),
          at(sign * 1.22, -0.4),
          at(sign * 1.3, 0.16),
          at(sign * 1.06, 0.42),
          at(sign * 0.9, 0),
          at(sign * 0.78, -0.4),
        ]),
      ),
    ]),
  fan: (at, radius, { ear, inner }) =>
    both((sign) => [
      filled(
        ear,
        smoothShape([
          at(sign * 0.5, -0.7),
          at(sign * 1.1, -0.96),
          at(sign * 1.62, -0.6),
          at(sign * 1.72, 0),
          at(sign * 1.44, 0.5),
          at(sign * 1.0, 0.56),
          at(sign * 0.7, 0.3),
        ]),
      ),
      filled(inner, ellipse(at(sign * 1.2, -0.16), radius * 0.34, radius * 0.48)),
    ]),
  tuft: (at, _radius, { ear }) =>
    both((sign) => [filled(ear, polygon([at(sign * 0.98, -0.1), at(sign * 0.94, -1.1), at(sign * 0.62, -0.84), at(sign * 0.3, -0.72)]))]),
  bump: (at, radius, { ear }) => both((sign) => [filled(ear, ellipse(at(sign * 0.52, -0.78), radius * 0.36))]),
  horn: (at, radius, { ear, inner }) =>
    both((sign) => [
      filled(
        inner,
        smoothShape([at(sign * 0.3, -0.7), at(sign * 0.4, -1.1), at(sign * 0.66, -1.34), at(sign * 0.64, -1.04), at(sign * 0.68, -0.62)]),
      ),
      filled(ear, ellipse(at(sign * 1.02, -0.32), radius * 0.3, radius * 0.17)),
    ]),
};

function marks(at: Place, radius: number, { mark, pale, tone }: FaceStyle): readonly SceneNode[] {
  switch (mark) {
    case 'patches':
      return both((sign) => [
        filled(
          tone,
          smoothShape([
            at(sign * 0.14, -0.12),
            at(sign * 0.34, -0.4),
            at(sign * 0.66, -0.3),
            at(sign * 0.74, 0.04),
            at(sign * 0.5, 0.22),
            at(sign * 0.22, 0.14),
          ]),
        ),
      ]);
    case 'mask':
      return [
        filled(
          pale,
          smoothShape([
            at(0, -0.3),
            at(0.44, -0.62),
            at(0.86, -0.2),
            at(0.78, 0.5),
            at(0, 0.87),
            at(-0.78, 0.5),
            at(-0.86, -0.2),
            at(-0.44, -0.62),
          ]),
        ),
      ];
    case 'cheeks':
      return [
        filled(
          pale,
          smoothShape([
            at(0, 0.02),
            at(0.4, 0.1),
            at(0.97, 0.22),
            at(0.82, 0.58),
            at(0.4, 0.83),
            at(0, 0.88),
            at(-0.4, 0.83),
            at(-0.82, 0.58),
            at(-0.97, 0.22),
            at(-0.4, 0.1),
          ]),
        ),
      ];
    case 'stripes':
      return [
        filled(tone, polygon([at(-0.08, -0.84), at(0.08, -0.84), at(0, -0.4)])),
        ...both((sign) => [
          filled(tone, polygon([at(sign * 0.26, -0.82), at(sign * 0.4, -0.8), at(sign * 0.24, -0.46)])),
          filled(tone, polygon([at(sign * 0.98, -0.06), at(sign * 0.99, 0.1), at(sign * 0.7, 0.04)])),
          filled(tone, polygon([at(sign * 0.95, 0.3), at(sign * 0.9, 0.44), at(sign * 0.66, 0.28)])),
        ]),
      ];
    case 'curls':
      return [filled(tone, ...[-0.6, -0.3, 0, 0.3, 0.6].map((x) => ellipse(at(x, -0.78 + x * x * 0.5), radius * 0.26)))];
    case 'spots':
      return [
        filled(tone, ellipse(at(-0.56, -0.42), radius * 0.26, radius * 0.3)),
        filled(tone, ellipse(at(0.74, 0.1), radius * 0.14, radius * 0.2)),
      ];
    case 'crest':
      return [
        filled(tone, ...[-0.26, 0, 0.26].map((x) => smoothShape([at(x - 0.12, -0.74), at(x, -1.12 + Math.abs(x)), at(x + 0.12, -0.74)]))),
      ];
    default:
      return [];
  }
}

function muzzle(at: Place, radius: number, style: FaceStyle): readonly SceneNode[] {
  const { pale, tone, coat, mouth } = style;
  const line = radius * 0.04;
  const smile = stroked(
    EYE,
    line,
    smoothLine([at(-0.24, 0.46), at(-0.12, 0.55), at(0, 0.44), at(0.12, 0.55), at(0.24, 0.46)]),
    smoothLine([at(0, 0.3), at(0, 0.44)]),
  );
  const nose = filled(style.nose, smoothShape([at(-0.15, 0.18), at(0, 0.15), at(0.15, 0.18), at(0.1, 0.29), at(0, 0.34), at(-0.1, 0.29)]));
  switch (mouth) {
    case 'muzzle':
      return [
        filled(pale, ellipse(at(0, 0.4), radius * 0.44, radius * 0.36)),
        nose,
        filled(withAlpha(WHITE, 0.6), ellipse(at(-0.05, 0.2), radius * 0.04, radius * 0.022)),
        smile,
      ];
    case 'plain':
      return [nose, smile];
    case 'snout':
      return [
        filled(pale, ellipse(at(0, 0.32), radius * 0.36, radius * 0.26)),
        filled(tone, ellipse(at(-0.13, 0.31), radius * 0.06, radius * 0.09), ellipse(at(0.13, 0.31), radius * 0.06, radius * 0.09)),
        stroked(EYE, line, smoothLine([at(-0.22, 0.66), at(0, 0.74), at(0.22, 0.66)])),
      ];
    case 'beak':
      return [
        filled(style.nose, smoothShape([at(-0.2, 0.14), at(0, 0.04), at(0.2, 0.14), at(0.07, 0.38), at(0, 0.46), at(-0.07, 0.38)])),
        stroked(mixColours(style.nose, BLACK, 0.35), line * 0.7, smoothLine([at(-0.16, 0.19), at(0, 0.25), at(0.16, 0.19)])),
      ];
    case 'wide':
      return [
        filled(pale, smoothShape([at(-0.8, 0.2), at(0, 0.34), at(0.8, 0.2), at(0.6, 0.66), at(0, 0.86), at(-0.6, 0.66)])),
        stroked(EYE, line * 1.1, smoothLine([at(-0.66, 0.18), at(-0.34, 0.4), at(0, 0.46), at(0.34, 0.4), at(0.66, 0.18)])),
        filled(tone, ellipse(at(-0.1, 0.06), radius * 0.035), ellipse(at(0.1, 0.06), radius * 0.035)),
      ];
    case 'trunk': {
      const path = smoothLine([at(0, 0.04), at(-0.01, 0.3), at(0.08, 0.52), at(0.32, 0.58), at(0.52, 0.4)]);
      const folds = [0.16, 0.27, 0.38].map((y) => smoothLine([at(-0.14, y), at(0, y + 0.04), at(0.12, y - 0.01)]));
      return [
        stroked(EYE, line, smoothLine([at(-0.42, 0.42), at(-0.3, 0.54), at(-0.17, 0.52)])),
        stroked(mixColours(coat, BLACK, 0.22), radius * 0.36, path),
        stroked(mixColours(coat, WHITE, 0.1), radius * 0.32, path),
        stroked(mixColours(coat, BLACK, 0.28), line * 0.8, ...folds),
      ];
    }
  }
}

function eyes(at: Place, radius: number, { eyes: kind, pale }: FaceStyle): readonly SceneNode[] {
  const [x, y] = kind === 'high' ? [0.52, -0.8] : kind === 'disc' ? [0.42, -0.14] : [0.4, -0.06];
  return both((sign) => {
    const middle = at(sign * x, y);
    const light = (dx: number, dy: number, size: number) =>
      ellipse({ x: middle.x + dx * radius, y: middle.y + dy * radius }, radius * size);
    return [
      ...(kind === 'disc'
        ? [filled(pale, ellipse(middle, radius * 0.38)), filled(mixColours(WHITE, pale, 0.2), ellipse(middle, radius * 0.26))]
        : []),
      ...(kind === 'high' ? [filled(WHITE, ellipse(middle, radius * 0.24))] : []),
      filled(EYE, ellipse(middle, radius * 0.14, radius * 0.17)),
      filled(WHITE, light(0.045, -0.06, 0.055), light(-0.05, 0.06, 0.026)),
    ];
  });
}
