import { BLACK, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type FacePlace, onBothSides } from './face-drawing.ts';
import type { FaceStyle } from './face-styles.ts';

/** The marks on the coat of a head. */
export function faceMarks(at: FacePlace, radius: number, { mark, pale, tone, inner, coat }: FaceStyle): readonly SceneNode[] {
  switch (mark) {
    case 'patches':
      return onBothSides((sign) => [
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
        ...onBothSides((sign) => [
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
    case 'bands':
      return [
        filled(pale, ellipse(at(0, 0), radius * 0.88, radius * 0.86)),
        ...onBothSides((sign) => [
          filled(
            tone,
            smoothShape([
              at(sign * 0.26, -0.8),
              at(sign * 0.56, -0.72),
              at(sign * 0.64, -0.3),
              at(sign * 0.6, 0.06),
              at(sign * 0.36, 0.3),
              at(sign * 0.16, 0.26),
              at(sign * 0.22, -0.1),
              at(sign * 0.2, -0.4),
            ]),
          ),
        ]),
      ];
    case 'streaks':
      return [
        filled(
          pale,
          smoothShape([
            at(0, -0.5),
            at(0.5, -0.48),
            at(0.86, -0.06),
            at(0.74, 0.52),
            at(0, 0.84),
            at(-0.74, 0.52),
            at(-0.86, -0.06),
            at(-0.5, -0.48),
          ]),
        ),
        ...onBothSides((sign) => [
          filled(
            tone,
            smoothShape([
              at(sign * 0.18, -0.04),
              at(sign * 0.38, -0.3),
              at(sign * 0.64, -0.2),
              at(sign * 0.98, 0.24),
              at(sign * 0.92, 0.38),
              at(sign * 0.56, 0.18),
              at(sign * 0.3, 0.12),
            ]),
          ),
        ]),
        // A fringe.
        filled(
          mixColours(coat, BLACK, 0.12),
          smoothShape([
            at(-0.66, -0.6),
            at(-0.3, -0.9),
            at(0.3, -0.9),
            at(0.66, -0.6),
            at(0.4, -0.52),
            at(0.26, -0.34),
            at(0.06, -0.52),
            at(-0.12, -0.32),
            at(-0.3, -0.5),
            at(-0.5, -0.42),
          ]),
        ),
      ];
    case 'blaze':
      return [
        filled(
          pale,
          smoothShape([
            at(-0.26, -0.84),
            at(0, -0.9),
            at(0.26, -0.84),
            at(0.16, -0.4),
            at(0.12, 0.02),
            at(0.26, 0.3),
            at(-0.26, 0.3),
            at(-0.12, 0.02),
            at(-0.16, -0.4),
          ]),
        ),
      ];
    case 'forelock':
      return [
        filled(pale, smoothShape([at(0, -0.5), at(0.15, -0.2), at(0.1, 0.2), at(-0.1, 0.2), at(-0.15, -0.2)])),
        filled(
          tone,
          smoothShape([
            at(-0.4, -0.84),
            at(-0.1, -1.08),
            at(0.34, -0.96),
            at(0.44, -0.72),
            at(0.24, -0.6),
            at(0.26, -0.36),
            at(0.04, -0.5),
            at(-0.08, -0.24),
            at(-0.16, -0.54),
            at(-0.34, -0.5),
          ]),
        ),
      ];
    case 'horned':
      return [
        filled(
          tone,
          smoothShape([
            at(-0.5, -0.82),
            at(-0.26, -1.1),
            at(0, -1.0),
            at(0.26, -1.1),
            at(0.5, -0.82),
            at(0.4, -0.5),
            at(0.22, -0.66),
            at(0, -0.56),
            at(-0.22, -0.66),
            at(-0.42, -0.46),
          ]),
        ),
        filled(
          mixColours(tone, WHITE, 0.35),
          smoothShape([at(-0.4, -0.8), at(-0.22, -1.0), at(-0.02, -0.92), at(-0.14, -0.78), at(-0.34, -0.62)]),
        ),
        painted(
          linearPaint(at(-0.14, 0), at(0.14, 0), [mixColours(inner, WHITE, 0.4), inner, mixColours(inner, BLACK, 0.2)]),
          polygon([at(-0.16, -0.68), at(0, -1.66), at(0.16, -0.68)]),
        ),
        stroked(
          mixColours(inner, BLACK, 0.25),
          radius * 0.03,
          ...[0, 1, 2, 3].map((turn) =>
            smoothLine([
              at(-0.13 + turn * 0.03, -0.76 - turn * 0.2),
              at(0, -0.78 - turn * 0.2),
              at(0.12 - turn * 0.03, -0.86 - turn * 0.2),
            ]),
          ),
        ),
      ];
    case 'tiles':
      return [
        filled(
          tone,
          smoothShape([at(-0.14, -0.78), at(0.16, -0.76), at(0.2, -0.5), at(0, -0.4), at(-0.2, -0.5)]),
          smoothShape([at(0.4, -0.68), at(0.6, -0.56), at(0.56, -0.38), at(0.38, -0.42)]),
          smoothShape([at(-0.4, -0.68), at(-0.6, -0.56), at(-0.56, -0.38), at(-0.38, -0.42)]),
          smoothShape([at(0.66, 0.02), at(0.8, -0.1), at(0.8, 0.14), at(0.68, 0.2)]),
          smoothShape([at(-0.66, 0.02), at(-0.8, -0.1), at(-0.8, 0.14), at(-0.68, 0.2)]),
        ),
      ];
    case 'freckles':
      return [
        filled(
          tone,
          ...[
            [-0.26, -0.62],
            [0.02, -0.7],
            [0.28, -0.6],
            [-0.08, -0.5],
            [0.14, -0.48],
          ].map(([x = 0, y = 0]) => ellipse(at(x, y), radius * 0.06)),
        ),
      ];
    case 'pouches':
      return [
        filled(pale, smoothShape([at(0, -0.82), at(0.16, -0.4), at(0.2, 0.1), at(-0.2, 0.1), at(-0.16, -0.4)])),
        ...onBothSides((sign) => [filled(pale, ellipse(at(sign * 0.62, 0.42), radius * 0.46, radius * 0.4))]),
      ];
    case 'wool':
      return [
        filled(
          tone,
          ...[
            [-0.42, -0.72],
            [-0.2, -0.9],
            [0.06, -0.98],
            [0.28, -0.86],
            [0.44, -0.7],
            [0, -0.68],
            [0.2, -0.62],
            [-0.2, -0.62],
          ].map(([x = 0, y = 0]) => ellipse(at(x, y), radius * 0.22)),
        ),
      ];
    default:
      return [];
  }
}
