import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The light on what stands on a table by a window. */
interface CupLight {
  readonly shade: Rgba;
  readonly sun: Rgba;
  /** The side of a cup's handle: 1 right, -1 left. */
  readonly handle: 1 | -1;
}

const COFFEE: Rgba = { r: 92, g: 52, b: 28, a: 1 };

/** A cup of coffee on its saucer, with steam. @param foot the middle of the saucer. */
export function breakfastCup(foot: Point, reach: number, glaze: Rgba, band: Rgba, { shade, sun, handle }: CupLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * reach, y: foot.y - up * reach });
  const china = linearPaint(at(-0.7, 0), at(0.75, 0), [
    mixColours(glaze, WHITE, 0.7),
    glaze,
    mixColours(glaze, shade, 0.24),
    mixColours(glaze, shade, 0.5),
  ]);
  const body = smoothShape([
    at(-0.66, 0.86),
    at(-0.62, 0.5),
    at(-0.42, 0.16),
    at(-0.24, 0.06),
    at(0.24, 0.06),
    at(0.42, 0.16),
    at(0.62, 0.5),
    at(0.66, 0.86),
    at(0.3, 0.74),
    at(-0.3, 0.74),
  ]);
  const stripe = smoothLine([at(-0.63, 0.62), at(-0.3, 0.47), at(0, 0.43), at(0.3, 0.47), at(0.63, 0.62)]);
  const grip = smoothLine([
    at(handle * 0.6, 0.7),
    at(handle * 0.86, 0.74),
    at(handle * 0.98, 0.56),
    at(handle * 0.84, 0.36),
    at(handle * 0.5, 0.28),
  ]);
  const steam = [-0.18, 0.16].map((x, index) =>
    smoothLine(Array.from({ length: 7 }, (_, step) => at(x + Math.sin(step * 1.15 + index * 2) * 0.1, 0.95 + step * 0.24))),
  );
  return [
    shadowOf(
      [
        filled(
          shade,
          ellipse(at(0.42, -0.14), reach * 1.3, reach * 0.36),
          polygon([at(-0.2, 0.2), at(0.6, 0.3), at(2.1, -0.3), at(1.4, -0.6)]),
        ),
      ],
      withAlpha(shade, 0.5),
      { x: 0, y: 0 },
      reach * 0.05,
    ),
    filled(mixColours(glaze, shade, 0.5), ellipse(at(0, -0.05), reach, reach * 0.38)),
    painted(
      linearPaint(at(-1, 0), at(1, 0), [mixColours(glaze, WHITE, 0.7), glaze, mixColours(glaze, shade, 0.22)]),
      ellipse(foot, reach, reach * 0.38),
    ),
    stroked(withAlpha(band, 0.9), reach * 0.03, ellipse(foot, reach * 0.92, reach * 0.34)),
    filled(withAlpha(shade, 0.3), ellipse(at(0.14, -0.02), reach * 0.5, reach * 0.17)),
    stroked(mixColours(glaze, shade, 0.34), reach * 0.15, grip),
    stroked(mixColours(glaze, WHITE, 0.3), reach * 0.1, grip),
    painted(china, body),
    stroked(band, reach * 0.07, stripe),
    painted(
      linearPaint(at(-0.66, 0), at(0.66, 0), [mixColours(glaze, shade, 0.2), mixColours(glaze, WHITE, 0.7)]),
      ellipse(at(0, 0.86), reach * 0.66, reach * 0.25),
    ),
    painted(
      radialPaint(at(-0.14, 0.82), reach * 0.62, [mixColours(COFFEE, sun, 0.3), COFFEE, mixColours(COFFEE, shade, 0.6)]),
      ellipse(at(0, 0.82), reach * 0.58, reach * 0.2),
    ),
    stroked(withAlpha(WHITE, 0.8), reach * 0.025, ellipse(at(0, 0.86), reach * 0.65, reach * 0.245)),
    shadowOf([stroked(WHITE, reach * 0.11, ...steam)], withAlpha(WHITE, 0.5), { x: 0, y: 0 }, reach * 0.08),
  ];
}

/** A round teapot. @param foot the middle of its foot. */
export function roundTeapot(foot: Point, reach: number, glaze: Rgba, band: Rgba, { shade, sun, handle }: CupLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * reach * handle, y: foot.y - up * reach });
  const lit = radialPaint({ x: foot.x - reach * 0.4, y: foot.y - reach * 1.1 }, reach * 1.8, [
    mixColours(glaze, sun, 0.7),
    glaze,
    mixColours(glaze, shade, 0.36),
    mixColours(glaze, shade, 0.66),
  ]);
  const spout = smoothShape([
    at(-0.8, 0.3),
    at(-1.2, 0.6),
    at(-1.42, 1.14),
    at(-1.6, 1.22),
    at(-1.5, 1.28),
    at(-1.24, 1.24),
    at(-1.02, 0.94),
    at(-0.76, 0.86),
  ]);
  const grip = smoothLine([at(0.8, 1.1), at(1.2, 1.22), at(1.42, 0.86), at(1.24, 0.46), at(0.84, 0.3)]);
  const belly = smoothShape([
    at(-0.42, 1.3),
    at(-0.86, 1.04),
    at(-1, 0.66),
    at(-0.84, 0.24),
    at(-0.5, 0.02),
    at(0.5, 0.02),
    at(0.84, 0.24),
    at(1, 0.66),
    at(0.86, 1.04),
    at(0.42, 1.3),
  ]);
  const lid = smoothShape([at(-0.5, 1.27), at(-0.34, 1.42), at(0, 1.48), at(0.34, 1.42), at(0.5, 1.27), at(0, 1.2)]);
  return [
    shadowOf(
      [filled(shade, ellipse({ x: foot.x + reach * 0.7, y: foot.y + reach * 0.04 }, reach * 1.5, reach * 0.3))],
      withAlpha(shade, 0.55),
      { x: 0, y: 0 },
      reach * 0.06,
    ),
    stroked(mixColours(glaze, shade, 0.5), reach * 0.17, grip),
    stroked(mixColours(glaze, sun, 0.2), reach * 0.11, grip),
    painted(lit, spout),
    painted(lit, belly),
    stroked(withAlpha(band, 0.9), reach * 0.06, smoothLine([at(-0.98, 0.76), at(-0.5, 0.62), at(0, 0.58), at(0.5, 0.62), at(0.98, 0.76)])),
    painted(lit, lid),
    painted(lit, ellipse(at(0, 1.54), reach * 0.12)),
    stroked(withAlpha(shade, 0.4), reach * 0.03, smoothLine([at(-0.48, 1.27), at(0, 1.19), at(0.48, 1.27)])),
    stroked(
      withAlpha(WHITE, 0.7),
      reach * 0.05,
      smoothLine([
        { x: foot.x - reach * 0.72, y: foot.y - reach * 0.86 },
        { x: foot.x - reach * 0.58, y: foot.y - reach * 1.04 },
        { x: foot.x - reach * 0.4, y: foot.y - reach * 1.14 },
      ]),
    ),
  ];
}
