import { type Rgba, fromHex, toHex, withAlpha } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import type { Composition } from '../design/composition.ts';
import { createDesign } from '../design/create-design.ts';
import type { Design } from '../design/design.ts';
import type { Palette } from '../genres/genre.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { Point, Rect } from '../geometry/shapes.ts';
import { typographicQuotes } from '../text/typographic-quotes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { motifsOf } from './arts/motifs.ts';
import { backOf, spineFoot, spineOf } from './back-and-spine.ts';
import { carryArt } from './carry-art.ts';
import type { CoverBrief } from './cover-brief.ts';
import { cutPicture } from './cut-picture.ts';
import { factsOfPicture } from '../pictures/readings/facts-of-picture.ts';
import { findFocus } from './find-focus.ts';
import { findPreset } from './filtered-pixels.ts';
import { colourOfFoot } from './foot-shade.ts';
import { frontAcross } from './front-across.ts';
import { genreOfDesign } from './genre-of-design.ts';
import { horizonOnBoard } from '../foreground/horizon-on-board.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import type { LayoutStage } from './layout-stage.ts';
import { pick } from './pick.ts';
import { isRightToLeft } from './right-to-left.ts';
import { rolesOfGenre } from './palettes/roles-of-genre.ts';
import { type PaletteRoles, paletteLike, paletteOf } from './palettes/palette-roles.ts';
import { type PictureMap, readRegion } from './picture-map.ts';
import { readingOfPicture } from './picture-memory.ts';
import { mapOfReading } from './picture-reading.ts';
import { groundUnder, inkOn, readablePalette } from './readable-palette.ts';
import { moodOf } from './title-mood.ts';
import { pairForTitle } from './type-pairs.ts';

/** Contrast of the blurb and of the spine's words with their ground. */
const ON_BACK = 7;
/** Type keeps this share of the front's width from its edges. */
const MARGIN = 0.085;

/** The crop of the picture, the genre's motif and its role palette, as numbers that wrap around at the ends of their lists. */
export interface CoverChoice {
  readonly colour: number;
  readonly crop: number;
  readonly motif: number;
  /** Seven colors in the place of the genre's or the look's own. */
  readonly palette?: PaletteRoles | undefined;
}

/**
 * A cover out of a brief, fully editable: the look's layout family and voices, the picture cut around its subject, type where it
 * can be read. The look's faces must be loaded in `engine`. Deterministic.
 */
export function composeCover(
  typed: CoverBrief,
  engine: TextEngine,
  { crop, motif, colour, palette }: CoverChoice = { crop: 0, motif: 0, colour: 0 },
): Design {
  const brief = typeset(typed);
  const { genre, specification, picture } = brief;
  const roles = palette ?? pick(rolesOfGenre(genre), colour);
  if (!roles) throw new Error(`The genre ${genre.id} has no palette`);
  const layout = LAYOUTS[genre.look.layout];
  const look = {
    ...genre.look,
    // A light title shows day and not night.
    ...(moodOf(brief.title, genre.id) === 'light' && { isBright: true as const }),
    ...pairForTitle(genre.look, genre, brief.title),
    palette: readablePalette(layout.inRoles ? paletteOf(roles) : palette ? paletteLike(genre.look.palette, palette) : genre.look.palette),
  };
  const { platform, trim, format, paper, extent, readingDirection, typedSpine } = specification;
  const empty = createDesign({ publisher: platform, format, trim, paper, extent, readingDirection, typedSpine: typedSpine ?? null });
  const geometry = measureCover(specification);
  const drawing = pick(motifsOf(genre), motif);
  if (!drawing) throw new Error(`The genre ${genre.id} has no motif that is drawn`);
  const read = picture && readPicture(picture, look.filter);
  const placement = read && cutPicture(read, geometry.panels.front, layout, crop);
  const board = geometry.boards.front;
  // No type may stand on a case's hinge, so both margins start where the board bends.
  const margin = board.width * MARGIN + (format === 'hardback' ? geometry.hinge * 0.6 : 0);
  const ground = fromHex(look.palette.ground);
  const stage: LayoutStage = {
    title: brief.title,
    author: brief.author,
    subtitle: brief.subtitle ?? (isEnglish(brief.title) ? look.genreLine : null),
    genre: genre.id,
    look,
    roles,
    seed: motif + crop,
    board: { width: board.width, height: board.height },
    across: frontAcross(geometry, readingDirection),
    margin,
    measure: board.width - 2 * margin,
    start: isRightToLeft(brief.title) ? 'right' : 'left',
    hasPicture: picture !== null,
    picture: picture?.image ?? null,
    cut: (area, focus) => read && cutPicture(read, area, { ...layout, focus }, crop),
    subject: read && placement && onBoard(read.subject, placement, geometry),
    facts: read?.facts ?? null,
    placement: placement && ontoBoard(placement, geometry),
    horizon: read?.facts?.horizon && placement ? horizonOnBoard(read.facts.horizon, ontoBoard(placement, geometry)) : null,
    motif: drawing,
    under: (region) => readUnder(region, read?.map ?? null, placement, geometry, ground),
    engine,
  };
  const front = layout.compose(stage);
  // Surfaces, and anti-aliasing at the edges of 11-point letters, take a part of the contrast on back and spine.
  const wished = front.around ?? front.plain ?? ground;
  const around = groundUnder(inkOn(wished, look.palette), wished, ON_BACK);
  // Where no art runs on over the spine, its ground is one color.
  const showsPicture = picture !== null && front.plain === null;
  const parts = { carried: front.carried ?? [], mirrored: front.mirrored ?? [], wrapsPicture: showsPicture };
  const runsOn = showsPicture || parts.carried.length + parts.mirrored.length > 0;
  const foot = runsOn ? (front.foot ?? colourOfFoot(front.shapes)) : null;
  const spine = spineOf(empty.spine, look, brief, around, foot);
  const back = backOf(empty.back, look, brief.blurb, around);
  const filter = front.filter ?? findPreset(look.filter);
  return {
    ...empty,
    frontBoard: {
      panel: { colour: showsPicture ? withAlpha(ground, 0) : (front.plain ?? ground) },
      textBoxes: [...front.textBoxes],
    },
    spine: showsPicture ? overPicture(spine) : spine,
    back: showsPicture ? overPicture(back) : back,
    coverShapes: [
      ...front.shapes,
      ...carryArt(front.shapes, parts, geometry, { ground: around, foot: foot && spineFoot(foot, spine, geometry, engine) }),
    ],
    coverImage: {
      ...empty.coverImage,
      format: showsPicture ? 'full' : 'none',
      ...(showsPicture ? { wrapEdge: 'mirror' as const } : {}),
      currentDesignImage: picture?.image ?? null,
      ...(placement
        ? { backgroundPosition: { x: placement.x, y: placement.y }, backgroundSize: { width: placement.width, height: placement.height } }
        : {}),
      imageFilter: filter,
      currentFilter: filter?.name ?? null,
    },
    selectedImages: picture ? [picture.image] : [],
    metadata: { newDesign: true, title: brief.title, author: brief.author, genre: genreOfDesign({ ...genre, look }) },
    recentColors: paletteColours(look.palette),
    composition: compositionOf(brief, read, { crop, motif, colour, ...(palette ? { palette } : {}) }),
  };
}

/** The cover's picture runs on under a spine or back: its panel is clear, and shades give the words their ground. */
function overPicture<Part extends { readonly panel: { readonly colour: Rgba } }>(part: Part): Part {
  return { ...part, panel: { ...part.panel, colour: withAlpha(part.panel.colour, 0) } };
}

/** The brief's words as a typesetter writes them. */
function typeset(brief: CoverBrief): CoverBrief {
  const { title, author, subtitle } = brief;
  return {
    ...brief,
    title: typographicQuotes(title),
    author: typographicQuotes(author),
    subtitle: subtitle && typographicQuotes(subtitle),
  };
}

/** Returns the facts that composing needs of a picture, in one pass over its pixels. */
function readPicture(picture: NonNullable<CoverBrief['picture']>, filter: string | null) {
  const reading = 'reading' in picture ? picture.reading : readingOfPicture(picture.pixels, filter);
  const facts = 'reading' in picture ? picture.facts : factsOfPicture(picture.image.assetId, picture.pixels);
  const map = mapOfReading(reading);
  return { image: picture.image, reading, facts, map, subject: picture.focus ?? findFocus(map) };
}

/** Enough to compose this cover again for a book of another size. */
function compositionOf(
  { genre, title, author, subtitle }: CoverBrief,
  read: ReturnType<typeof readPicture> | null,
  choice: CoverChoice,
): Composition {
  return {
    genre: genre.id,
    look: genre.look,
    ...choice,
    words: { title, author, subtitle },
    picture: read && { image: read.image, focus: read.subject, reading: read.reading, ...(read.facts && { facts: read.facts }) },
    removed: [],
  };
}

/** Reports whether a title can be English, as the genres' lines are: it has no letters that English lacks. */
function isEnglish(title: string): boolean {
  return !/[^\P{L}A-Za-z]/u.test(title);
}

/** A placement from the front panel's corner, from the front board's. */
function ontoBoard(placement: Rect, { panels, boards }: CoverGeometry): Rect {
  return { ...placement, x: panels.front.x - boards.front.x + placement.x, y: panels.front.y - boards.front.y + placement.y };
}

/** A place in the picture, given as shares of it, on the front board. */
function onBoard({ x, y }: Point, placement: Rect, { panels, boards }: CoverGeometry): Point {
  return {
    x: panels.front.x - boards.front.x + placement.x + x * placement.width,
    y: panels.front.y - boards.front.y + placement.y + y * placement.height,
  };
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

function paletteColours({ ground, light, dark, accent }: Palette): Rgba[] {
  return [...new Set([accent, light, dark, ground].map((colour) => toHex(fromHex(colour))))].map(fromHex);
}
