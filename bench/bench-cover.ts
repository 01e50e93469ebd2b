import { fromHex, withAlpha } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { type TextBox, type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';

/** The picture of the benchmark: 3840 × 2560 px, of which a wrap at 300 dpi needs nearly every pixel. */
export const BENCH_PICTURE = { url: new URL('../assets/pictures/photos/spices.jpg', import.meta.url), width: 3840, height: 2560 };

/** A typical full wrap, 6 × 9 in with 300 pages: filtered photo, scrim, title with a soft shadow, author, subtitle, blurb, spine. */
export function benchCover(design: Design = createDesign({ format: 'paperback', extent: 300 })): Design {
  const clear = { r: 0, g: 0, b: 0, a: 0 };
  const filter = FILTER_PRESETS.find(({ name }) => name === 'Teal and orange') ?? null;
  const scrim = coverShapeSchema.parse({
    uniqueObjectId: 'scrim',
    board: 'wrap',
    x: 0,
    y: 1400,
    z: 1,
    width: 3880,
    height: 1400,
    type: 'rectangle',
    box: {
      fill: {
        kind: 'linear',
        angle: 90,
        stops: [
          { offset: 0, colour: clear },
          { offset: 1, colour: withAlpha(fromHex('#000000'), 0.75) },
        ],
      },
    },
  });
  const { width, height } = BENCH_PICTURE;
  const image = {
    type: 'library',
    assetId: 'bench',
    width,
    height,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  return {
    ...design,
    frontBoard: { panel: { colour: clear }, textBoxes: [title, subtitle, author] },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour: clear } },
    back: { ...design.back, panel: { ...design.back.panel, colour: clear } },
    coverImage: { ...design.coverImage, currentDesignImage: image, imageFilter: filter },
    coverShapes: [scrim],
  };
}

/** The same cover at 18 × 12.88 in: 5400 × 3864 px at 300 dpi, larger than any listed book. */
export function largeBenchCover(): Design {
  return benchCover(createDesign({ publisher: 'custom', trim: trim(8.5, 12.63), extent: 300, typedSpine: 0.75 }));
}

const title = frontBox('Title', 260, 800, {
  text: 'A Season\nof Saffron',
  fontSize: 330,
  font: 'Playfair Display',
  bold: true,
  textEffect: { name: 'shadow', style: { offsetX: 10, offsetY: 30, blur: 80 } },
});
const subtitle = frontBox('Subtitle', 1120, 120, {
  text: 'A novel of the spice road',
  fontSize: 84,
  font: 'Playfair Display',
  italic: true,
});
const author = frontBox('Author', 2300, 200, {
  text: 'Miriam Okonkwo',
  fontSize: 130,
  font: 'Montserrat',
  case: 'uppercase',
  letterSpacing: 100,
});

function frontBox(panelName: 'Title' | 'Subtitle' | 'Author', top: number, height: number, text: TextBoxInput['text']): TextBox {
  return textBoxSchema.parse({
    panelName,
    designMode: { uniqueId: panelName },
    panel: { top, height, marginLeft: 90, marginRight: 90 },
    text,
  });
}
