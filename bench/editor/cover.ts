import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { artworkSchema } from '@coverwright/core/design/artwork.ts';
import { type Rgba, fromHex } from '@coverwright/core/design/colour.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { BenchContent } from '../peers/pages/content.ts';

const WORDS = [
  'A Season of Saffron',
  'Miriam Okonkwo',
  'A novel',
  'Winner of nothing yet',
  'Book one',
  'The spice road',
  'New',
  'Read it slowly',
];
const COLOURS = ['#8c2f1b', '#c9a24b', '#274c43', '#e9dcc3'];
const OBJECTS = ['moon-full', 'moon-gibbous', 'moon-half', 'earth-day'];
/** Size of the other editors' stage in screen pixels. */
const STAGE = { width: 1000, height: 720 };

/** A paperback wrap with 8 text boxes, 12 picture objects, 12 shapes and a filtered photograph. */
export function editorCover(photo: DesignImage): Design {
  const design = createDesign();
  const { front } = measureCover(specificationOf(design)).boards;
  const filter = FILTER_PRESETS.find(({ name }) => name === 'Teal and orange') ?? null;
  const clear = { r: 0, g: 0, b: 0, a: 0 };
  const cell = (index: number, columns: number, top: number, height: number) => ({
    x: 90 + (index % columns) * ((front.width - 180) / columns),
    y: top + Math.floor(index / columns) * height,
  });
  return {
    ...design,
    frontBoard: {
      panel: { colour: clear },
      textBoxes: editorTexts(),
    },
    coverShapes: Array.from({ length: 12 }, (_, index) =>
      coverShapeSchema.parse({
        uniqueObjectId: `shape ${index}`,
        type: index % 2 === 0 ? 'rectangle' : 'ellipse',
        ...cell(index, 6, 1400, 330),
        z: 2,
        width: 220,
        height: 260,
        box: { fill: { kind: 'solid', colour: fromHex(COLOURS[index % 4] ?? '#000000') } },
      }),
    ),
    coverObjectImages: Array.from({ length: 12 }, (_, index) =>
      coverObjectImageSchema.parse({
        uniqueObjectId: `object ${index}`,
        ...cell(index, 6, 2080, 280),
        z: 3,
        width: 240,
        height: 240,
        image: objectImage(OBJECTS[index % 4] ?? ''),
      }),
    ),
    coverImage: { ...design.coverImage, currentDesignImage: photo, imageFilter: filter, currentFilter: filter?.name ?? null },
  };
}

function editorTexts() {
  return WORDS.map((text, index) =>
    textBoxSchema.parse({
      panelName: index === 0 ? 'Title' : index === 1 ? 'Author' : 'Subtitle',
      designMode: { uniqueId: `text ${index}` },
      panel: { top: 90 + index * 150, height: 140, marginLeft: 90, marginRight: 90, zIndex: 20 + index },
      text: { text, fontSize: index === 0 ? 130 : 90, font: 'Playfair Display', textEffect: { name: 'shadow', style: { blur: 60 } } },
    }),
  );
}

/** A wrap with a title and a drawing of more than 5,000 paths on the front. */
export function artworkCover(): Design {
  const design = createDesign();
  const { front } = measureCover(specificationOf(design)).boards;
  const [darkest, main, paper, accent] = COLOURS.map(fromHex) as [Rgba, Rgba, Rgba, Rgba];
  const colours = { darkest, dark: main, main, light: paper, paper, accent, second: accent };
  return {
    ...design,
    frontBoard: { panel: { colour: paper }, textBoxes: editorTexts().slice(0, 1) },
    coverShapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'shape 0',
        type: 'rectangle',
        x: front.width * 0.1,
        y: front.height * 0.1,
        z: 2,
        width: front.width * 0.8,
        height: front.height * 0.8,
        art: artworkSchema.parse({ generator: 'flower-wall', seed: 3, colours }),
      }),
    ],
  };
}

function objectImage(name: string): DesignImage {
  const side = name.startsWith('earth') ? 2000 : 1800;
  return {
    type: 'library',
    assetId: `library/${name}`,
    width: side,
    height: side,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
}

/** Returns the same content for the other editors' pages, at the same size on a stage of the same size. */
export function peerContent(design: Design, photoUrl: string): BenchContent {
  const { boards, file } = measureCover(specificationOf(design));
  const scale = Math.min(STAGE.width / file.width, STAGE.height / file.height);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: (boards.front.x + x) * scale,
    y: (boards.front.y + y) * scale,
  });
  return {
    photo: { url: photoUrl, x: 0, y: 0, width: file.width * scale, height: file.height * scale },
    texts: design.frontBoard.textBoxes.map(({ panel, text }) => ({
      text: text.text,
      ...at({ x: panel.marginLeft, y: panel.top }),
      width: (boards.front.width - panel.marginLeft - panel.marginRight) * scale,
      size: text.fontSize * scale,
    })),
    objects: design.coverObjectImages.map((object) => ({
      url: `/pictures/objects/${object.image.assetId.replace('library/', '')}.png`,
      ...at(object),
      side: object.width * scale,
    })),
    shapes: design.coverShapes.map((shape) => ({
      kind: shape.type === 'ellipse' ? 'ellipse' : 'rectangle',
      ...at(shape),
      width: shape.width * scale,
      height: shape.height * scale,
      colour:
        shape.box.fill?.kind === 'solid' ? `rgb(${shape.box.fill.colour.r} ${shape.box.fill.colour.g} ${shape.box.fill.colour.b})` : '#000',
    })),
  };
}
