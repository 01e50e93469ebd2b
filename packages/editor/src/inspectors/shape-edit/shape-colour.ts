import { BLACK, type Rgba } from '@coverwright/core/design/colour.ts';
import { leadingColour, recoloured } from '@coverwright/core/design/fill.ts';
import type { CoverShape } from '@coverwright/core/design/shape.ts';

/** Returns the visible color of a shape: its fill's, or its line's if it has no fill. */
export function shapeColour({ renderer, box, line }: CoverShape): Rgba {
  if (renderer === 'line' || !box.fill) return line?.colour ?? BLACK;
  return leadingColour(box.fill);
}

/** Returns the shape in another color; a gradient keeps its other stops. */
export function withShapeColour(shape: CoverShape, colour: Rgba): CoverShape {
  const isLine = shape.renderer === 'line' || (!shape.box.fill && shape.line);
  if (isLine) return { ...shape, line: shape.line ? { ...shape.line, colour } : { colour, width: 8, dash: 'solid' } };
  const { fill } = shape.box;
  return { ...shape, box: { ...shape.box, fill: fill ? recoloured(fill, colour) : { kind: 'solid', colour } } };
}
