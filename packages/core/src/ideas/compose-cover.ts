import { createDesign } from '../design/create-design.ts';
import { type Rgba, fromHex, toHex, withAlpha } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import type { Design } from '../design/design.ts';
import { coverAround } from '../elements/cover-image/place-cover-image.ts';
import { filteredPixels, findPreset } from './filtered-pixels.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { BriefPicture, CoverBrief } from './cover-brief.ts';
import { genreOfDesign } from './genre-of-design.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import type { Layout, LayoutStage } from './layout-stage.ts';
import { type PictureMap, mapPicture, readRegion } from './picture-map.ts';

/** Type keeps this share of the front's width from its edges. */
const MARGIN = 0.085;

/**
 * A first cover out of a brief, fully editable: the genre's layout family and voices, the picture cut around its subject,
 * type where it can be read. The genre's faces must be loaded in `engine`. Deterministic.
 */
export function composeCover(brief: CoverBrief, engine: TextEngine): Design {
  const { genre, specification, picture } = brief;
  const empty = createDesign({
    format: specification.format,
    trim: specification.trim,
    paper: specification.paper,
    extent: specification.extent,
    readingDirection: specification.readingDirection,
  });
  const geometry = measureCover(specification);
  const layout = LAYOUTS[genre.look.layout];
  const filter = findPreset(genre.look.filter);
  const placement = picture && placePicture(picture, geometry, layout);
  const board = geometry.boards.front;
  // A case's hinge is no place for type, so both margins start from where the board bends.
  const margin = board.width * MARGIN + (specification.format === 'hardback' ? geometry.hinge * 0.6 : 0);
  const map = picture && mapPicture(filteredPixels(picture.pixels, filter));
  const stage: LayoutStage = {
    title: brief.title,
    author: brief.author,
    subtitle: brief.subtitle ?? genre.look.genreLine,
    look: genre.look,
    board: { width: board.width, height: board.height },
    margin,
    measure: board.width - 2 * margin,
    hasPicture: picture !== null,
    under: (region) => readUnder(region, map, placement, geometry, fromHex(genre.look.palette.ground)),
    engine,
  };
  const front = layout.compose(stage);
  const ground = fromHex(genre.look.palette.ground);
  const showsPicture = picture !== null && front.plain === null;
  return {
    ...empty,
    frontBoard: {
      panel: { colour: showsPicture ? withAlpha(ground, 0) : (front.plain ?? ground) },
      textBoxes: [...front.textBoxes],
    },
    spine: { ...empty.spine, panel: { ...empty.spine.panel, colour: ground }, ...spineWords(empty, stage, ground) },
    back: backOf(empty, brief, ground),
    coverShapes: [...front.shapes],
    coverImage: {
      ...empty.coverImage,
      format: showsPicture ? 'front' : 'none',
      currentDesignImage: picture?.image ?? null,
      ...(placement
        ? { backgroundPosition: { x: placement.x, y: placement.y }, backgroundSize: { width: placement.width, height: placement.height } }
        : {}),
      imageFilter: filter,
      currentFilter: filter?.name ?? null,
    },
    selectedImages: picture ? [picture.image] : [],
    metadata: { newDesign: true, title: brief.title, author: brief.author, genre: genreOfDesign(genre) },
    recentColors: paletteColours(genre.look.palette),
  };
}

function placePicture({ image, focus }: BriefPicture, { panels }: CoverGeometry, layout: Layout): Rect {
  return coverAround(image, panels.front, focus ?? { x: 0.5, y: 0.5 }, layout.focus);
}

/** A region of the front board, read in the picture beneath it; without a picture, the ground itself. */
function readUnder(region: Rect, map: PictureMap | null, placement: Rect | null, { panels, boards }: CoverGeometry, ground: Rgba) {
  if (!map || !placement) {
    const luminance = relativeLuminance(ground);
    return { luminance, darkest: luminance, lightest: luminance, busyness: 0 };
  }
  const x = boards.front.x - panels.front.x + region.x - placement.x;
  const y = boards.front.y - panels.front.y + region.y - placement.y;
  return readRegion(map, {
    x: x / placement.width,
    y: y / placement.height,
    width: region.width / placement.width,
    height: region.height / placement.height,
  });
}

/** More letters than this are set on a spine without capitals and spacing, the author in the text face, or they would fall below 7 pt. */
const LONG_FOR_A_SPINE = 75;

/** The spine speaks in the front's faces, in a colour that reads on the ground. */
function spineWords(
  empty: Design,
  { look, title, author }: LayoutStage,
  ground: Rgba,
): Pick<Design['spine'], 'textBoxes' | 'replicateFrontTextOnSpine'> {
  const colour = fromHex(inkOn(ground, look.palette));
  const [authorBox, titleBox] = empty.spine.textBoxes;
  const isLong = title.length + author.length > LONG_FOR_A_SPINE;
  const said = (box: typeof authorBox, words: string, voice: typeof look.title) => ({
    ...box,
    text: {
      ...box.text,
      text: words,
      font: voice.font,
      bold: voice.bold ?? false,
      italic: voice.italic ?? false,
      case: isLong && voice.case === 'uppercase' ? ('none' as const) : voice.case,
      letterSpacing: isLong ? 0 : Math.min(120, Math.max(0, voice.letterSpacing)),
      colour,
    },
  });
  const smallerAuthor = { ...authorBox, designMode: { ...authorBox.designMode, maxFontSize: 84 } };
  return {
    textBoxes: [
      said(smallerAuthor, author, isLong ? { ...look.author, font: look.blurbFont } : look.author),
      said(titleBox, title, look.title),
    ],
    replicateFrontTextOnSpine: false,
  };
}

function backOf(empty: Design, { genre, blurb }: CoverBrief, ground: Rgba): Design['back'] {
  return {
    ...empty.back,
    panel: { ...empty.back.panel, colour: ground, paddingTop: 260, paddingLeft: 90, paddingRight: 90 },
    text: {
      ...empty.back.text,
      ...(blurb === null ? {} : { text: blurb }),
      font: genre.look.blurbFont,
      fontSize: 11,
      lineSpacing: 1.38,
      colour: fromHex(inkOn(ground, genre.look.palette)),
    },
  };
}

/** The palette's light or dark ink, whichever reads on a colour. */
function inkOn(ground: Rgba, { light, dark }: { readonly light: string; readonly dark: string }): string {
  return relativeLuminance(ground) > 0.3 ? dark : light;
}

function paletteColours({ ground, light, dark, accent }: Record<'ground' | 'light' | 'dark' | 'accent', string>): Rgba[] {
  return [...new Set([accent, light, dark, ground].map((colour) => toHex(fromHex(colour))))].map(fromHex);
}
