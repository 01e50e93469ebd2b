import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { FACE_INK, type FacePlace } from './face-drawing.ts';
import type { FaceStyle } from './face-styles.ts';

/** The nose and the mouth of a face. */
export function faceMuzzle(at: FacePlace, radius: number, style: FaceStyle): readonly SceneNode[] {
  const { pale, tone, coat, mouth } = style;
  const line = radius * 0.04;
  const smile = stroked(
    FACE_INK,
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
        stroked(FACE_INK, line, smoothLine([at(-0.22, 0.66), at(0, 0.74), at(0.22, 0.66)])),
      ];
    case 'beak':
      return [
        filled(style.nose, smoothShape([at(-0.2, 0.14), at(0, 0.04), at(0.2, 0.14), at(0.07, 0.38), at(0, 0.46), at(-0.07, 0.38)])),
        stroked(mixColours(style.nose, BLACK, 0.35), line * 0.7, smoothLine([at(-0.16, 0.19), at(0, 0.25), at(0.16, 0.19)])),
      ];
    case 'bill':
      return [
        painted(
          linearPaint(at(0, 0.1), at(0, 0.62), [mixColours(style.nose, WHITE, 0.24), style.nose, mixColours(style.nose, BLACK, 0.12)]),
          smoothShape([
            at(-0.4, 0.36),
            at(-0.18, 0.14),
            at(0, 0.1),
            at(0.18, 0.14),
            at(0.4, 0.36),
            at(0.3, 0.56),
            at(0, 0.62),
            at(-0.3, 0.56),
          ]),
        ),
        stroked(
          mixColours(style.nose, BLACK, 0.4),
          line * 0.9,
          smoothLine([at(-0.38, 0.38), at(-0.16, 0.47), at(0.16, 0.47), at(0.38, 0.38)]),
        ),
        filled(mixColours(style.nose, BLACK, 0.4), ellipse(at(-0.09, 0.24), radius * 0.03), ellipse(at(0.09, 0.24), radius * 0.03)),
      ];
    case 'teeth':
      return [
        filled(WHITE, polygon([at(-0.11, 0.48), at(0.11, 0.48), at(0.1, 0.72), at(-0.1, 0.72)])),
        stroked(mixColours(tone, WHITE, 0.4), line * 0.6, smoothLine([at(0, 0.5), at(0, 0.71)])),
        filled(pale, ellipse(at(-0.18, 0.38), radius * 0.27, radius * 0.22), ellipse(at(0.18, 0.38), radius * 0.27, radius * 0.22)),
        nose,
        smile,
      ];
    case 'wide':
      return [
        filled(pale, smoothShape([at(-0.8, 0.2), at(0, 0.34), at(0.8, 0.2), at(0.6, 0.66), at(0, 0.86), at(-0.6, 0.66)])),
        stroked(FACE_INK, line * 1.1, smoothLine([at(-0.66, 0.18), at(-0.34, 0.4), at(0, 0.46), at(0.34, 0.4), at(0.66, 0.18)])),
        filled(tone, ellipse(at(-0.1, 0.06), radius * 0.035), ellipse(at(0.1, 0.06), radius * 0.035)),
      ];
    case 'trunk': {
      const path = smoothLine([at(0, 0.04), at(-0.01, 0.3), at(0.08, 0.52), at(0.32, 0.58), at(0.52, 0.4)]);
      const folds = [0.16, 0.27, 0.38].map((y) => smoothLine([at(-0.14, y), at(0, y + 0.04), at(0.12, y - 0.01)]));
      return [
        stroked(FACE_INK, line, smoothLine([at(-0.42, 0.42), at(-0.3, 0.54), at(-0.17, 0.52)])),
        stroked(mixColours(coat, BLACK, 0.22), radius * 0.36, path),
        stroked(mixColours(coat, WHITE, 0.1), radius * 0.32, path),
        stroked(mixColours(coat, BLACK, 0.28), line * 0.8, ...folds),
      ];
    }
    case 'long':
      return [
        painted(
          linearPaint(at(-0.3, 0.05), at(0.3, 0.85), [mixColours(pale, WHITE, 0.22), pale, mixColours(pale, BLACK, 0.08)]),
          ellipse(at(0, 0.42), radius * 0.58, radius * 0.44),
        ),
        filled(style.nose, ellipse(at(-0.22, 0.3), radius * 0.07, radius * 0.09), ellipse(at(0.22, 0.3), radius * 0.07, radius * 0.09)),
        stroked(FACE_INK, line, smoothLine([at(-0.28, 0.55), at(-0.12, 0.65), at(0.12, 0.65), at(0.28, 0.55)])),
      ];
    case 'grin':
      return [
        filled(style.nose, smoothShape([at(-0.2, 0.2), at(0, 0.12), at(0.2, 0.2), at(0.14, 0.34), at(0, 0.38), at(-0.14, 0.34)])),
        filled(withAlpha(WHITE, 0.5), ellipse(at(-0.06, 0.19), radius * 0.05, radius * 0.026)),
        stroked(FACE_INK, line * 1.1, smoothLine([at(-0.42, 0.44), at(-0.22, 0.6), at(0, 0.64), at(0.22, 0.6), at(0.42, 0.44)])),
      ];
    case 'jaws': {
      const edge = [-0.78, -0.4, 0, 0.4, 0.78].map((x) => at(x, 0.5 - x * x * 0.24 + 0.06));
      const teeth = [-0.62, -0.38, -0.13, 0.13, 0.38, 0.62].map((x) => {
        const y = 0.54 - x * x * 0.24;
        return polygon([at(x - 0.08, y), at(x + 0.08, y), at(x, y + 0.15)]);
      });
      return [
        painted(
          linearPaint(at(0, 0), at(0, 0.9), [mixColours(coat, WHITE, 0.22), coat, mixColours(pale, coat, 0.2)]),
          smoothShape([at(-0.5, 0.06), at(0, 0), at(0.5, 0.06), at(0.9, 0.34), at(0.8, 0.7), at(0, 0.9), at(-0.8, 0.7), at(-0.9, 0.34)]),
        ),
        filled(
          mixColours(coat, WHITE, 0.26),
          ellipse(at(-0.24, 0.1), radius * 0.15, radius * 0.12),
          ellipse(at(0.24, 0.1), radius * 0.15, radius * 0.12),
        ),
        filled(tone, ellipse(at(-0.24, 0.1), radius * 0.05, radius * 0.045), ellipse(at(0.24, 0.1), radius * 0.05, radius * 0.045)),
        filled(WHITE, ...teeth),
        stroked(FACE_INK, line * 1.1, smoothLine(edge)),
      ];
    }
    case 'fangs':
      return [
        filled(WHITE, ...[-1, 1].map((sign) => polygon([at(sign * 0.08, 0.5), at(sign * 0.24, 0.47), at(sign * 0.17, 0.68)]))),
        nose,
        smile,
      ];
    case 'horned':
      return [
        filled(pale, ellipse(at(0, 0.44), radius * 0.56, radius * 0.38)),
        filled(style.nose, ellipse(at(-0.3, 0.4), radius * 0.06, radius * 0.08), ellipse(at(0.3, 0.4), radius * 0.06, radius * 0.08)),
        painted(
          linearPaint(at(-0.2, 0), at(0.2, 0), [mixColours(style.inner, WHITE, 0.5), style.inner, mixColours(style.inner, BLACK, 0.16)]),
          smoothShape([at(-0.2, 0.3), at(-0.12, -0.1), at(0.04, -0.56), at(0.12, -0.1), at(0.2, 0.3), at(0, 0.36)]),
        ),
        stroked(FACE_INK, line, smoothLine([at(-0.28, 0.6), at(0, 0.7), at(0.28, 0.6)])),
      ];
  }
}
