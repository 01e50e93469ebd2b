import type { Rgba } from '../design/colour.ts';
import { fromHex } from '../design/colour.ts';
import type { DesignImage } from '../design/design-image.ts';
import type { IconArtwork } from '../design/icon-artwork.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import type { Genre } from '../genres/genre.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { PictureFacts } from '../pictures/readings/picture-facts.ts';
import type { BoardHorizon } from '../foreground/horizon-on-board.ts';
import type { PaletteRoles } from './palettes/palette-roles.ts';
import type { RegionReading } from './picture-map.ts';

/** The stage that a layout family composes on: the front board in print pixels from its own corner, and the picture under it. */
export interface LayoutStage {
  readonly title: string;
  readonly author: string;
  /** The author's subtitle, or the genre's own line; null: nothing. */
  readonly subtitle: string | null;
  readonly genre: Genre['id'];
  readonly look: Genre['look'];
  /** Seven colors that families of lettering and drawing are painted in. */
  readonly roles: PaletteRoles;
  /** Chooses among what a family draws by chance. */
  readonly seed: number;
  readonly board: Size;
  /** The front from the fold out over its outer edge, wherever that is: where art runs that no cut may end. */
  readonly across: { readonly x: number; readonly width: number };
  /** Distance that everything keeps from the board's edges. */
  readonly margin: number;
  /** Board width less the margins. */
  readonly measure: number;
  /** The side that the title's lines begin at: `right` for Hebrew and Arabic. */
  readonly start: 'left' | 'right';
  readonly hasPicture: boolean;
  readonly picture: DesignImage | null;
  /** The picture cut for an area other than the front, its subject at `focus`: a share of the area. From the area's corner; null without a picture. */
  readonly cut: (area: Size, focus: Point) => Rect | null;
  /** The middle of the picture's subject on the front. */
  readonly subject: Point | null;
  /** The facts about the picture itself: light, single subject, calm top. */
  readonly facts: PictureFacts | null;
  /** The rectangle of the whole picture, including the part that is cropped. */
  readonly placement: Rect | null;
  /** The lower edge of the picture's sky on the front, from left to right; null where it has no sky to stand behind. */
  readonly horizon: BoardHorizon | null;
  /** A drawing of something that the genre is known by, for covers without a picture. */
  readonly motif: IconArtwork;
  /** Reads the picture under a region of the board. */
  readonly under: (region: Rect) => RegionReading;
  readonly engine: TextEngine;
}

/** The front that a layout family makes. Everything else of the cover follows from it. */
export interface LaidFront {
  readonly textBoxes: readonly TextBox[];
  readonly shapes: readonly CoverShape[];
  /** Opaque colour of the front instead of a picture; null: the picture shows. */
  readonly plain: Rgba | null;
  /** The front's artworks, by id, that run on over spine and back; undermost first. */
  readonly carried?: readonly string[];
  /** The front's pictures and torn sheets, by id, whose mirror images lie on spine and back. The cover's own picture is always mirrored there. */
  readonly mirrored?: readonly string[];
  /** The color of spine and back; absent: that of `plain`. */
  readonly around?: Rgba;
  /** The color that the front ends in below, where it is drawn; absent: that of its foot shade. The spine ends in it too. */
  readonly foot?: Rgba;
  /** The filter of the picture, instead of the look's. */
  readonly filter?: ImageFilter;
}

/** The titles that a layout family is drawn for. An absent limit does not apply. */
export interface TitleLimits {
  /** Words at most, and at least. */
  readonly words?: number;
  readonly fewest?: number;
  /** Letters of the whole title, and of its longest word, at most. */
  readonly letters?: number;
  readonly longest?: number;
  /** Only of letters from left to right: those of other scripts are too thin, or join. */
  readonly isLeftToRight?: true;
  /** Letters of the author's name at most. */
  readonly author?: number;
}

/** The titles of a scene with a calm half: as long as titles get, whose leading words are large and whose others stay readable. */
export const LONG_TITLES: TitleLimits = { words: 18, letters: 96 };
/** For a front whose one thing is the title's subject: a sentence that mentions it is about something else. */
export const NO_SENTENCES: TitleLimits = { words: 7, letters: 44 };

export interface Layout {
  /** Absent: every title. */
  readonly titles?: TitleLimits;
  /** It is painted in the seven roles of a palette, not in the look's four colours. */
  readonly inRoles?: true;
  /** The place for the picture's subject, as fractions of the front. */
  readonly focus: { readonly x: number; readonly y: number };
  /** Words stand on the picture itself: its cut has to leave them a quiet end. */
  readonly wordsOnPicture: boolean;
  /** A part of the picture goes under what carries the words: coming closer is worth it where that keeps the subject in sight. */
  readonly hidesPicture?: true;
  /** Without a picture it is drawn as another family: ideas without pictures leave it out. */
  readonly needsPicture?: true;
  /** Accepts the pictures that it is drawn for; absent: every picture. Ideas lay others in other families. */
  readonly wants?: (facts: PictureFacts) => boolean;
  readonly compose: (stage: LayoutStage) => LaidFront;
}

/** Art reaches this far over the front's outer edges, so that no bleed or wrap of any binding shows its end. */
export const OVERSHOOT = 400;

export function hex(colour: string): Rgba {
  return fromHex(colour);
}
