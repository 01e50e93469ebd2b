import { fromHex } from '@coverwright/core/design/colour.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import type { ShapeType } from '@coverwright/core/elements/shapes/shape-type.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';

/** A new shape's share of the front's width, and of its height at the most. */
const WIDTH_SHARE = 0.42;
const HEIGHT_SHARE = 0.5;

/** A shape in the middle of the front, in the colour last used, under the words. */
export function newShape(design: Design, type: ShapeType, id: string): CoverShape {
  const { front } = measureCover(specificationOf(design)).boards;
  const { proportion } = SHAPE_CATALOGUE[type];
  const width = Math.min(front.width * WIDTH_SHARE, (front.height * HEIGHT_SHARE) / proportion);
  const height = Math.max(4, width * proportion);
  const colour = design.recentColors[0] ?? fromHex('#c9a24b');
  const isLine = type === 'line';
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type,
    renderer: isLine ? 'line' : 'box',
    x: (front.width - width) / 2,
    y: (front.height - height) / 2,
    width,
    height,
    lockAspectRatio: proportion === 1,
    box: { fill: isLine ? null : { kind: 'solid', colour } },
    line: isLine ? { colour, width: 8 } : null,
  });
}
