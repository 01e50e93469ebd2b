import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, glow, stroked } from '../../drawing/nodes.ts';
import { ellipse } from '../../drawing/outlines.ts';
import { type Brush, curve, evenBlob, mass } from './brush.ts';

const EYE: Rgba = { r: 42, g: 28, b: 32, a: 1 };
const ROSE: Rgba = { r: 236, g: 92, b: 84, a: 1 };
const MOUTH: Rgba = { r: 138, g: 40, b: 46, a: 1 };

/** A child's face with its ears, seen from the front and turned a little. Places are from the middle of the head. @param isCheering with an open mouth. @param mask over the cheeks, under the eyes. */
export function childFace(
  brush: Brush,
  skin: Rgba,
  hair: Rgba,
  isCheering: boolean,
  mask: readonly SceneNode[] = [],
): readonly SceneNode[] {
  const { at, reach } = brush;
  const look = 0.1;
  const warm = mixColours(skin, ROSE, 0.42);
  const face = evenBlob(brush, [0, 0.94], [0.54, 0.84], [0.88, 0.46], [0.98, -0.06], [0.92, -0.42], [0.58, -0.8], [0, -0.92]);
  const line = mixColours(mixColours(skin, ROSE, 0.3), EYE, 0.55);
  return [
    ...[-1, 1].flatMap((side) => [
      ...mass(brush, ellipse(at(side * 0.98, -0.12), reach * 0.17, reach * 0.22), skin),
      filled(withAlpha(warm, 0.6), ellipse(at(side * 1, -0.13), reach * 0.09, reach * 0.13)),
    ]),
    ...mass(brush, face, skin, 0.62),
    clipped(face, [
      ...[-0.52, 0.62].map((x) => glow(at(x + look * 0.4, -0.36), reach * 0.34, withAlpha(ROSE, 0.62))),
      glow(at(0.9, -0.5), reach * 0.8, withAlpha(mixColours(skin, brush.shade, 0.35), 0.4)),
    ]),
    ...mask,
    ...[-0.37, 0.37].flatMap((x) => [
      filled(EYE, ellipse(at(x + look, -0.1), reach * 0.088, reach * 0.122)),
      filled(WHITE, ellipse(at(x + look - 0.028, -0.055), reach * 0.032)),
      stroked(
        mixColours(hair, line, 0.35),
        reach * 0.052,
        curve(brush, [x + look - 0.13, 0.15 + (x < 0 ? -0.02 : 0.03)], [x + look, 0.2], [x + look + 0.13, 0.15 + (x < 0 ? 0.03 : -0.02)]),
      ),
    ]),
    filled(withAlpha(warm, 0.95), ellipse(at(look * 1.5, -0.3), reach * 0.088, reach * 0.066)),
    filled(withAlpha(WHITE, 0.3), ellipse(at(look * 1.5 - 0.025, -0.28), reach * 0.03, reach * 0.02)),
    ...(isCheering ? laugh() : [stroked(line, reach * 0.05, curve(brush, [-0.16, -0.48], [look, -0.585], [0.36, -0.47]))]),
  ];

  function laugh(): readonly SceneNode[] {
    const mouth = evenBlob({ at: (x, up) => at(x + look, up) }, [0, -0.47], [0.16, -0.455], [0.28, -0.44], [0.22, -0.62], [0, -0.72]);
    return [
      filled(MOUTH, mouth),
      clipped(mouth, [
        filled(mixColours(ROSE, WHITE, 0.2), ellipse(at(look, -0.74), reach * 0.17, reach * 0.12)),
        filled(mixColours(WHITE, skin, 0.1), ellipse(at(look, -0.45), reach * 0.2, reach * 0.055)),
      ]),
    ];
  }
}
