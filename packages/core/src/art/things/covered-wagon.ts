import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

export interface WagonTones {
  readonly canvas: Rgba;
  readonly canvasShade: Rgba;
  readonly wood: Rgba;
  readonly shade: Rgba;
  /** The light of a lantern inside; null: none. */
  readonly lantern: Rgba | null;
}

/** A covered wagon from the side, with its outline for shadows. @param length of its bed, units. @param side the side of its tongue: 1 to the right. */
export function coveredWagon(
  foot: Point,
  length: number,
  side: 1 | -1,
  tones: WagonTones,
  light: RimLight,
): { readonly nodes: readonly SceneNode[]; readonly outline: Path } {
  const { canvas, canvasShade, wood, shade, lantern } = tones;
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * length, y: foot.y - y * length });
  const bed = polygon([at(-0.52, 0.36), at(0.52, 0.34), at(0.48, 0.21), at(-0.47, 0.21)]);
  const cover = smoothShape([
    at(-0.5, 0.35),
    at(-0.58, 0.5),
    at(-0.62, 0.71),
    at(-0.52, 0.8),
    at(-0.3, 0.775),
    at(0, 0.76),
    at(0.3, 0.775),
    at(0.5, 0.81),
    at(0.63, 0.74),
    at(0.59, 0.5),
    at(0.5, 0.34),
  ]);
  const hoops = [-0.42, -0.22, 0, 0.22, 0.42].map((x) =>
    smoothLine([at(x * 0.96, 0.35), at(x * 1.04, 0.5), at(x * 1.12, 0.68), at(x * 1.14, 0.8)]),
  );
  const folds = [-0.5, -0.31, -0.11, 0.11, 0.32, 0.5].map((x) =>
    smoothLine([at(x, 0.37), at(x * 1.05 + 0.012, 0.48), at(x * 1.08 - 0.01, 0.6)]),
  );
  const boards = [0.25, 0.295].map((y) => smoothLine([at(-0.5, y + 0.004), at(0.5, y - 0.004)]));
  const seam = withAlpha(mixColours(shade, BLACK, 0.3), 0.65);
  return {
    outline: [...cover, ...bed, ...ellipse(at(-0.32, 0.2), length * 0.2), ...ellipse(at(0.34, 0.16), length * 0.16)],
    nodes: [
      ...wheel(at(-0.25, 0.205), 0.185, true),
      ...wheel(at(0.4, 0.17), 0.15, true),
      stroked(mixColours(wood, shade, 0.4), length * 0.022, smoothLine([at(0.48, 0.2), at(0.7, 0.13), at(0.92, 0.03)])),
      ...rimLit(bed, wood, mixColours(wood, shade, 0.8), light),
      stroked(seam, length * 0.006, ...boards),
      filled(mixColours(wood, shade, 0.5), polygon([at(-0.56, 0.37), at(0.55, 0.352), at(0.55, 0.328), at(-0.55, 0.345)])),
      painted(
        linearPaint(at(-0.4 * Math.sign(light.from.x * side), 0.5), at(0.5 * Math.sign(light.from.x * side), 0.7), [
          canvasShade,
          mixColours(canvasShade, canvas, 0.5),
          canvas,
        ]),
        cover,
      ),
      clipped(cover, [
        ...(lantern ? [glow(at(0.08, 0.46), length * 0.42, withAlpha(lantern, 0.75))] : []),
        stroked(withAlpha(mixColours(canvasShade, shade, 0.4), 0.55), length * 0.012, ...hoops),
        stroked(withAlpha(mixColours(canvasShade, shade, 0.4), 0.4), length * 0.007, ...folds),
        stroked(
          withAlpha(light.rim, 0.85),
          light.breadth * 2,
          smoothLine([at(0.3, 0.775), at(0.5, 0.81), at(0.63, 0.74), at(0.59, 0.5), at(0.5, 0.34)]),
        ),
      ]),
      ...wheel(at(-0.32, 0.2), 0.2, false),
      ...wheel(at(0.34, 0.16), 0.16, false),
    ],
  };

  /** A wheel with twelve spokes, an iron tire and a hub. */
  function wheel(middle: Point, share: number, isFar: boolean): readonly SceneNode[] {
    const radius = share * length;
    const tone = isFar ? mixColours(wood, shade, 0.78) : mixColours(wood, shade, 0.15);
    const spokes = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI + 0.12;
      return polyline([middle, { x: middle.x + Math.cos(angle) * radius * 0.9, y: middle.y + Math.sin(angle) * radius * 0.9 }]);
    });
    const arc = Array.from({ length: 9 }, (_, index) => {
      const angle = Math.atan2(light.from.y, light.from.x) - 0.9 + (1.8 * index) / 8;
      return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
    });
    return [
      stroked(tone, length * 0.014, ...spokes),
      stroked(tone, length * 0.03, ellipse(middle, radius * 0.93)),
      stroked(mixColours(shade, BLACK, 0.3), length * 0.012, ellipse(middle, radius)),
      filled(mixColours(tone, shade, 0.3), ellipse(middle, radius * 0.2)),
      ...(isFar
        ? []
        : [
            stroked(withAlpha(light.rim, 0.75), length * 0.009, smoothLine(arc)),
            filled(mixColours(tone, light.rim, 0.35), ellipse(middle, radius * 0.1)),
          ]),
    ];
  }
}
