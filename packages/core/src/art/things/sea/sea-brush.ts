import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Path } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../../drawing/outlines.ts';
import { type RibbonPoint, ribbon } from '../../drawing/ribbon.ts';
import { FACE_INK } from '../face-drawing.ts';

type Spot = readonly [number, number];

/** Draws an animal of the sea in shares of half its size, from its middle. */
export interface SeaBrush {
  readonly at: (x: number, y: number) => Point;
  readonly size: number;
  /** The deep color of the water, in which shades end. */
  readonly shade: Rgba;
  /** The light from above. */
  readonly light: Rgba;
}

const BLUSH: Rgba = { r: 255, g: 112, b: 120, a: 1 };

export function blob({ at }: Pick<SeaBrush, 'at'>, ...spots: readonly Spot[]): Path {
  return smoothShape(spots.map(([x, y]) => at(x, y)));
}

/** The same outline on both sides of the middle, from the top to the foot. */
export function evenShape(brush: Pick<SeaBrush, 'at'>, ...half: readonly Spot[]): Path {
  return blob(
    brush,
    ...half,
    ...half
      .slice(1, -1)
      .toReversed()
      .map(([x, y]): Spot => [-x, y]),
  );
}

export function line({ at }: Pick<SeaBrush, 'at'>, ...spots: readonly Spot[]): Path {
  return smoothLine(spots.map(([x, y]) => at(x, y)));
}

/** A limb along a curve. @param spots with half of the width at each. */
export function limb({ at, size }: SeaBrush, ...spots: readonly (readonly [number, number, number])[]): Path {
  return ribbon(spots.map(([x, y, width]): RibbonPoint => ({ ...at(x, y), width: width * size })));
}

/** A rounded body: lit from above, shaded below, with light of the water on its edge. @param inside what is on the skin. */
export function roundBody(brush: SeaBrush, outline: Path, skin: Rgba, inside: readonly SceneNode[] = []): readonly SceneNode[] {
  const { at, size, shade, light } = brush;
  return [
    painted(
      linearPaint(at(-0.3, -0.8), at(0.25, 0.85), [
        mixColours(skin, light, 0.36),
        skin,
        mixColours(mixColours(skin, BLACK, 0.14), shade, 0.14),
      ]),
      outline,
    ),
    clipped(outline, [
      ...inside,
      stroked(withAlpha(light, 0.34), size * 0.05, outline),
      {
        kind: 'fill',
        path: outline,
        paint: {
          kind: 'radial',
          centre: at(-0.26, -0.5),
          radius: size * 0.95,
          stops: [
            { offset: 0, colour: withAlpha(WHITE, 0.32) },
            { offset: 0.6, colour: withAlpha(WHITE, 0.04) },
            { offset: 1, colour: withAlpha(WHITE, 0) },
          ],
        },
      },
    ]),
  ];
}

/** A fin or an arm, less rounded than a body. */
export function flatPart({ at, light, shade }: SeaBrush, outline: Path, skin: Rgba): SceneNode {
  return painted(linearPaint(at(0, -0.9), at(0, 0.9), [mixColours(skin, light, 0.24), skin, mixColours(skin, shade, 0.24)]), outline);
}

/** An eye with the light in it. @param white true with white around it. */
export function seaEye({ at, size }: SeaBrush, [x, y]: Spot, reach: number, hasWhite = false): readonly SceneNode[] {
  const middle = at(x, y);
  const within = (dx: number, dy: number): Point => ({ x: middle.x + dx * reach * size, y: middle.y + dy * reach * size });
  return [
    ...(hasWhite ? [filled(WHITE, ellipse(middle, reach * size * 1.5))] : []),
    filled(FACE_INK, ellipse(middle, reach * size * 0.9, reach * size * 1.08)),
    filled(WHITE, ellipse(within(-0.28, -0.4), reach * size * 0.36), ellipse(within(0.3, 0.36), reach * size * 0.17)),
  ];
}

export function blush({ at, size }: SeaBrush, reach: number, ...spots: readonly Spot[]): SceneNode {
  return filled(withAlpha(BLUSH, 0.45), ...spots.map(([x, y]) => ellipse(at(x, y), size * reach, size * reach * 0.68)));
}

export function smile(brush: SeaBrush, ...spots: readonly Spot[]): SceneNode {
  return stroked(FACE_INK, brush.size * 0.032, line(brush, ...spots));
}
