import { type Rgba, fromHex } from '@coverwright/core/design/colour.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';
import { type CoverShape, coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import type { ShapeType } from '@coverwright/core/elements/shapes/shape-type.ts';
import { paletteOfCover } from '@coverwright/core/ideas/palettes/roles-of-design.ts';
import { inPalette } from '@coverwright/core/elements/shapes/in-palette.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';

/** Width of a new shape, and its maximum height, as shares of the front. */
const WIDTH_SHARE = 0.42;
const HEIGHT_SHARE = 0.5;

/** Creates a shape in the middle of the front, in the last used color, below the text. */
export function newShape(design: Design, type: ShapeType, id: string): CoverShape {
  const { proportion } = SHAPE_CATALOGUE[type];
  const colour = newColour(design);
  const isLine = type === 'line';
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type,
    renderer: isLine ? 'line' : 'box',
    ...middleOfFront(design, proportion, WIDTH_SHARE),
    lockAspectRatio: proportion === 1,
    box: { fill: isLine ? null : { kind: 'solid', colour } },
    line: isLine ? { colour, width: 8 } : null,
  });
}

/** Creates an icon in the middle of the front, in the last used color; one with colors of its own comes in those of the cover. */
export function newIcon(design: Design, icon: IconArtwork, id: string): CoverShape {
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type: 'rectangle',
    ...middleOfFront(design, icon.height / icon.width, WIDTH_SHARE * 0.8),
    lockAspectRatio: true,
    box: { fill: { kind: 'solid', colour: newColour(design) } },
    icon: inPalette(icon, paletteOfCover(design)),
  });
}

function newColour({ recentColors }: Design): Rgba {
  return recentColors[0] ?? fromHex('#c9a24b');
}

/** @param proportion height as a share of the width. */
function middleOfFront(design: Design, proportion: number, widthShare: number): Rect {
  const { front } = measureCover(specificationOf(design)).boards;
  const width = Math.min(front.width * widthShare, (front.height * HEIGHT_SHARE) / proportion);
  const height = Math.max(4, width * proportion);
  return { x: (front.width - width) / 2, y: (front.height - height) / 2, width, height };
}
