import { fromHex, type Rgba, withAlpha } from '@coverwright/core/design/colour.ts';
import { createDesign, type NewDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type TextBox, type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { inches } from '@coverwright/core/units/units.ts';
import { artworksCovers } from './golden-artworks.ts';
import { brokenCover, litCover, treatedCover, warpedCover } from './golden-letters.ts';
import { groupedCover, windowCover, wovenCover } from './golden-compositions.ts';
import { letteredCover, swashedCover } from './golden-lettered.ts';
import { withObjects } from './golden-objects.ts';
import { GOLD } from './golden-parts.ts';
import { bentCover, blendsCover, surfacesCover, wornCover } from './golden-surfaces.ts';
import { picturesCover, texturedCover } from './golden-treatments.ts';
import { goldenPicture } from './golden-pictures.ts';

export interface GoldenDocument {
  readonly name: string;
  readonly design: Design;
  /** Height of the painting in pixels, where it is not the usual one. */
  readonly height?: number;
}

/**
 * Drawings with much detail are painted larger: at the usual size nearly every pixel of them is an edge, and browsers anti-alias edges a
 * little differently.
 */
const HEIGHT_OF_ARTWORKS = 960;

type Words = { readonly top: number; readonly height: number } & Partial<TextBoxInput['text']> &
  Pick<TextBoxInput['text'], 'text' | 'fontSize'>;

const TURNED: readonly Words[] = [
  { top: 500, height: 500, text: 'Turn of\nthe Tide', fontSize: 260, font: 'Playfair Display', colour: fromHex('#ffffff') },
];

/** The covers that every painter must paint alike: every format, every difficult kind of script, and every effect. */
export const GOLDEN_DOCUMENTS: readonly GoldenDocument[] = [
  {
    name: 'paperback-ligatures',
    design: cover({ format: 'paperback', extent: 176 }, ['singapore-at-dusk', 'Teal and orange'], '#101820', [
      { top: 300, height: 900, text: 'The Office\nof Fine\nAffairs', fontSize: 330, font: 'EB Garamond', colour: fromHex('#fff4d8') },
      { top: 2250, height: 200, text: 'Griffith Offenbach', fontSize: 130, font: 'EB Garamond', italic: true },
    ]),
  },
  {
    name: 'hardback-accents',
    design: cover({ format: 'hardback', extent: 376, paper: 'cream' }, ['generated-misty-mountains', null], '#2b3a42', [
      {
        top: 400,
        height: 1100,
        text: 'Čtyři příběhy z Łodzi',
        fontSize: 300,
        font: 'Playfair Display',
        bold: true,
        textEffect: { name: 'shadow', style: { offsetY: 40, blur: 90 } },
      },
      { top: 2200, height: 200, text: 'Žofie Ångström-Núñez', fontSize: 110, font: 'Montserrat', case: 'uppercase', letterSpacing: 120 },
    ]),
  },
  {
    name: 'audiobook-shadow',
    design: cover({ format: 'audiobook' }, ['pale-rose-in-the-dark', null], '#000000', [
      {
        top: 100,
        height: 560,
        text: 'After\nthe Rose',
        fontSize: 230,
        font: 'Great Vibes',
        textEffect: { name: 'shadow', style: { colour: withAlpha(fromHex('#300010'), 0.9), offsetX: 30, offsetY: 45, blur: 120 } },
      },
      { top: 1350, height: 120, text: 'Ada Fiennes', fontSize: 70, font: 'Cormorant Garamond', case: 'uppercase', letterSpacing: 200 },
    ]),
  },
  {
    name: 'ebook-foil',
    design: cover({ format: 'ebook' }, ['milky-way', 'Violet hour'], '#000000', [
      {
        top: 250,
        height: 800,
        text: 'Crown of\nWinter',
        fontSize: 230,
        font: 'Cinzel',
        bold: true,
        case: 'uppercase',
        textEffect: { name: 'gradient', style: { stops: GOLD, shadow: 0.7 } },
      },
      { top: 2250, height: 150, text: 'Isolde Thorne', fontSize: 90, font: 'Cinzel', letterSpacing: 60 },
    ]),
  },
  {
    name: 'audiobook-metals',
    design: cover({ format: 'audiobook' }, null, '#1b1d22', [
      {
        top: 120,
        height: 460,
        text: 'Bronze',
        fontSize: 330,
        font: 'Cinzel',
        bold: true,
        textEffect: { name: 'foil', style: { metal: 'bronze', sheen: 0.25, angle: 115 } },
      },
      {
        top: 820,
        height: 420,
        text: 'Prism',
        fontSize: 300,
        font: 'Anton',
        case: 'uppercase',
        letterSpacing: 40,
        textEffect: { name: 'foil', style: { metal: 'holographic', sheen: 0.6, angle: 0 } },
      },
    ]),
  },
  {
    name: 'paperback-hebrew',
    design: cover({ format: 'paperback', extent: 244, readingDirection: 'rtl' }, null, '#12324a', [
      { top: 400, height: 900, text: 'שירים (Songs)\nשל 1948', fontSize: 260, font: 'Frank Ruhl Libre' },
      { top: 2200, height: 200, text: 'רחל בן־דוד', fontSize: 130, font: 'Frank Ruhl Libre', bold: true },
    ]),
  },
  {
    name: 'paperback-arabic',
    design: cover({ format: 'paperback', extent: 320, paper: 'cream' }, null, '#5a1f1a', [
      { top: 450, height: 800, text: 'ألف ليلة 1001\nNights', fontSize: 280, font: 'Amiri', colour: fromHex('#f3dfb2') },
      { top: 2200, height: 200, text: 'المؤلّف الكريم', fontSize: 140, font: 'Amiri', italic: true },
    ]),
  },
  {
    name: 'paperback-long-title',
    design: cover({ format: 'paperback', extent: 90, trim: { width: inches(5), height: inches(8) } }, null, '#f2ede2', [
      {
        top: 200,
        height: 1500,
        text: 'How to Disappear Completely While Remaining Exactly Where You Have Always Been, and Other Instructions for the Perpetually Overlooked',
        fontSize: 128,
        font: 'Libre Baskerville',
        alignment: 'left',
        lineSpacing: 1.05,
        colour: fromHex('#222222'),
        underline: true,
      },
      {
        top: 2050,
        height: 150,
        text: 'Bartholomew Fotheringay-Phipps the Younger',
        fontSize: 64,
        font: 'Libre Baskerville',
        colour: fromHex('#a02020'),
      },
    ]),
  },
  {
    name: 'paperback-effects',
    design: withObjects(
      cover({ format: 'paperback', extent: 400 }, null, '#20242c', [
        {
          top: 150,
          height: 420,
          text: 'OUTLINE',
          fontSize: 260,
          font: 'Anton',
          textEffect: { name: 'outline', style: { colour: fromHex('#d02020'), width: 40 } },
        },
        { top: 620, height: 420, text: 'HOLLOW', fontSize: 260, font: 'Anton', textEffect: { name: 'hollow', style: { width: 25 } } },
        {
          top: 1090,
          height: 420,
          text: 'Glow & fade',
          fontSize: 200,
          font: 'Pacifico',
          colour: withAlpha(fromHex('#ffffff'), 0.75),
          textEffect: { name: 'glow', style: {} },
        },
        {
          top: 1560,
          height: 420,
          text: 'Plate',
          fontSize: 200,
          font: 'Special Elite',
          bold: true,
          italic: true,
          textEffect: { name: 'plate', style: { cornerRadius: 150 } },
        },
      ]),
    ),
  },
  { name: 'paperback-window', design: windowCover() },
  { name: 'paperback-lettered', design: letteredCover() },
  { name: 'audiobook-swashes', design: swashedCover() },
  { name: 'audiobook-groups', design: groupedCover() },
  { name: 'paperback-textured', design: texturedCover() },
  { name: 'paperback-warps', design: warpedCover() },
  { name: 'paperback-treatments', design: treatedCover() },
  { name: 'paperback-broken', design: brokenCover() },
  { name: 'paperback-lit', design: litCover() },
  { name: 'paperback-surfaces', design: surfacesCover() },
  { name: 'paperback-blends', design: blendsCover() },
  { name: 'paperback-woven', design: wovenCover() },
  { name: 'paperback-bent', design: bentCover() },
  { name: 'paperback-worn', design: wornCover() },
  { name: 'audiobook-pictures', design: picturesCover('audiobook') },
  { name: 'paperback-pictures', design: picturesCover('paperback') },
  ...artworksCovers().map((design, page) => ({ name: `audiobook-artworks-${page + 1}`, design, height: HEIGHT_OF_ARTWORKS })),
  {
    name: 'paperback-turned',
    design: withCoverPicture(cover({ format: 'paperback', extent: 240 }, ['singapore-at-dusk', 'Teal and orange'], '#101820', TURNED), {
      rotation: 12,
      wrapEdge: 'mirror',
    }),
  },
  {
    name: 'paperback-blurred-wrap',
    design: withCoverPicture(cover({ format: 'paperback', extent: 240 }, ['generated-misty-mountains', null], '#2b3a42', TURNED), {
      wrapEdge: 'blur',
    }),
  },
  {
    name: 'ebook-blurred',
    design: withCoverPicture(cover({ format: 'ebook' }, ['pale-rose-in-the-dark', 'Teal and orange'], '#000000', TURNED), {
      rotation: 90,
      blur: 0.012,
    }),
  },
];

/** Returns the cover with changes to its cover picture, such as a rotation, a blur or a continuation over the wrap. */
function withCoverPicture(design: Design, picture: Partial<Design['coverImage']>): Design {
  return { ...design, coverImage: { ...design.coverImage, ...picture } };
}

/**
 * Creates a cover.
 * @param picture a picture of the library and the name of a filter.
 * @param ground the panels' colour where no picture covers them.
 */
function cover(format: NewDesign, picture: readonly [string, string | null] | null, ground: string, words: readonly Words[]): Design {
  const design = createDesign(format);
  const panel = (colour: Rgba) => (picture ? { ...colour, a: 0 } : colour);
  const colour = panel(fromHex(ground));
  const filter = FILTER_PRESETS.find(({ name }) => name === picture?.[1]) ?? null;
  return {
    ...design,
    frontBoard: { panel: { colour }, textBoxes: words.map(frontBox) },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour } },
    back: { ...design.back, panel: { ...design.back.panel, colour } },
    coverImage: { ...design.coverImage, currentDesignImage: picture && goldenPicture(picture[0]), imageFilter: filter },
  };
}

function frontBox({ top, height, ...text }: Words, index: number): TextBox {
  const panelName = (['Title', 'Author', 'Subtitle', 'Subtitle'] as const)[index] ?? 'Subtitle';
  const uniqueId = `${panelName} ${index}`;
  return textBoxSchema.parse({ panelName, designMode: { uniqueId }, panel: { top, height, marginLeft: 110, marginRight: 110 }, text });
}
