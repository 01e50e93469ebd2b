import { ART_GENERATOR_IDS, type ArtGeneratorId } from '@coverwright/core/art/generator-id.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';

const COLUMNS = 5;
/**
 * The number of drawings on a cover. With more, the drawings would be so small that nearly every pixel is an edge, and browsers anti-alias
 * edges a little differently.
 */
const DRAWINGS = 15;
/** The gap between two drawings, as a share of the front's width. */
const GAP = 0.008;
/** The height of a drawing, as a share of its width. */
const PROPORTION = 1.2;
const COLOURS = {
  darkest: fromHex('#12263a'),
  dark: fromHex('#1f5a66'),
  main: fromHex('#e4572e'),
  light: fromHex('#f2b5a7'),
  paper: fromHex('#fdf3df'),
  accent: fromHex('#f3a712'),
  second: fromHex('#2a9d8f'),
};

/** Returns covers with every artwork generator at its default parameters, as many on each as fit at a sufficient size. */
export function artworksCovers(): readonly Design[] {
  const pages = Math.ceil(ART_GENERATOR_IDS.length / DRAWINGS);
  return Array.from({ length: pages }, (_, page) => artworksCover(ART_GENERATOR_IDS.slice(page * DRAWINGS, (page + 1) * DRAWINGS)));
}

function artworksCover(generators: readonly ArtGeneratorId[]): Design {
  const design = createDesign({ format: 'audiobook', extent: 1 });
  const { front } = geometryOf(design).boards;
  const gap = front.width * GAP;
  const width = (front.width - gap) / COLUMNS - gap;
  const height = width * PROPORTION;
  return {
    ...design,
    frontBoard: {
      panel: { colour: fromHex('#777777') },
      textBoxes: [
        textBoxSchema.parse({
          panelName: 'Title',
          designMode: { uniqueId: 'Title' },
          panel: { top: front.height * 0.87, height: front.height * 0.1, marginLeft: 90, marginRight: 90 },
          text: { text: 'Drawn by Rule', fontSize: 150, font: 'Playfair Display', colour: COLOURS.paper },
        }),
      ],
    },
    coverShapes: generators.map((generator, index) =>
      coverShapeSchema.parse({
        uniqueObjectId: generator,
        type: 'rectangle',
        x: gap + (index % COLUMNS) * (width + gap),
        y: gap + Math.floor(index / COLUMNS) * (height + gap),
        width,
        height,
        art: { generator, seed: 11, colours: COLOURS },
      }),
    ),
  };
}
