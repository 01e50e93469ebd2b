import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';

interface GullPlace {
  /** The tip of its raised wing. */
  readonly tip: Point;
  readonly span: number;
  /** The side that it flies to. */
  readonly side: 1 | -1;
}

/** A gull in flight from the side, one wing raised. It has no transparent part, so that letters under it stay sharp. */
export function gull(
  { tip, span, side }: GullPlace,
  { white, shade, beak }: { readonly white: Rgba; readonly shade: Rgba; readonly beak: Rgba },
): readonly SceneNode[] {
  /** Shares of the span from the tip of the raised wing: towards the head, and down. */
  const at = (x: number, y: number): Point => ({ x: tip.x + side * x * span, y: tip.y + y * span });
  const shape = (...spots: readonly (readonly [number, number])[]): Path => smoothShape(spots.map(([x, y]) => at(x, y)));
  const gray = mixColours(white, shade, 0.34);
  const raised = shape([0, 0], [0.1, 0.06], [0.2, 0.2], [0.3, 0.37], [0.42, 0.46], [0.3, 0.52], [0.2, 0.46], [0.1, 0.28]);
  const lowered = shape([0.4, 0.45], [0.52, 0.46], [0.66, 0.53], [0.84, 0.55], [1, 0.66], [0.82, 0.65], [0.64, 0.63], [0.46, 0.56]);
  const body = shape([0.1, 0.6], [0.22, 0.5], [0.36, 0.44], [0.48, 0.43], [0.56, 0.47], [0.5, 0.53], [0.36, 0.57], [0.22, 0.6]);
  const dip = (from: readonly [number, number], ...spots: readonly (readonly [number, number])[]) =>
    polygon([from, ...spots].map(([x, y]) => at(x, y)));
  return [
    painted(linearPaint(at(0.4, 0.45), at(1, 0.66), [white, gray, mixColours(shade, white, 0.2)]), lowered),
    painted(linearPaint(at(0.3, 0.44), at(0.3, 0.6), [mixColours(white, WHITE, 0.5), gray]), body),
    filled(mixColours(white, WHITE, 0.5), ellipse(at(0.53, 0.465), span * 0.05, span * 0.044)),
    filled(beak, dip([0.57, 0.455], [0.63, 0.485], [0.565, 0.49])),
    filled(shade, ellipse(at(0.545, 0.455), span * 0.008)),
    painted(
      {
        kind: 'linear',
        from: at(0, 0),
        to: at(0.36, 0.5),
        stops: [
          { offset: 0, colour: shade },
          { offset: 0.22, colour: mixColours(shade, white, 0.25) },
          { offset: 0.3, colour: gray },
          { offset: 1, colour: mixColours(white, WHITE, 0.3) },
        ],
      },
      raised,
    ),
  ];
}
