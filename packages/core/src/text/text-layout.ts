import type { Rect } from '../geometry/shapes.ts';
import type { FaceId } from '../scene/scene.ts';

/**
 * The result of layout: lines of glyph runs in print pixels, relative to the top-left corner of the block's box, with caret stops for
 * editing. Painters do not use it; the scene compiler converts it to glyph nodes.
 */
export interface TextLayout {
  readonly lines: readonly LaidLine[];
  /** The advance of the widest line, and the height from the first line's top to the last line's bottom, in print pixels. */
  readonly width: number;
  readonly height: number;
  /** The bounding box of the glyph outlines; null for text without ink. */
  readonly inkBounds: Rect | null;
}

export interface LaidLine {
  /** The UTF-16 range in the source text, with an exclusive end and without the line break itself. */
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly direction: 'ltr' | 'rtl';
  readonly runs: readonly LaidRun[];
  /** The caret positions sorted by offset. They always include the line's start and end. */
  readonly carets: readonly CaretStop[];
  /** The cells that clicks and selections use: one for each grapheme, in logical order, including spaces at the line's end. */
  readonly cells: readonly CaretCell[];
  /** True if the line ends at a hard break, false if the text continues on the next line. */
  readonly endsParagraph: boolean;
}

export interface LaidRun {
  readonly face: FaceId;
  readonly size: number;
  readonly slant: number;
  readonly embolden: number;
  readonly direction: 'ltr' | 'rtl';
  readonly start: number;
  readonly end: number;
  /** The index of the styled span that this run comes from, for colours and underlines. */
  readonly span: number;
  readonly glyphs: readonly LaidGlyph[];
}

/** A glyph with its origin in the block's coordinates, shaping offsets included. */
export interface LaidGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** The UTF-16 offset in the source text. */
  readonly cluster: number;
}

export interface CaretStop {
  readonly offset: number;
  readonly x: number;
}

/**
 * The horizontal extent of a grapheme on its line, in print pixels. Its leading edge is `left` in left-to-right text and `right` otherwise.
 */
export interface CaretCell {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly direction: 'ltr' | 'rtl';
}

/** A stretch of text in one style. A plain text box has one span, a blurb has many. */
export interface TextSpan {
  readonly text: string;
  readonly family: string;
  /** The size in print pixels per em. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** The letter spacing in thousandths of an em, added after each letter. */
  readonly letterSpacing: number;
  readonly features?: Readonly<Record<string, number>>;
  /** More features for the first and the last letter, such as swashes. They are dropped where the text is broken into lines. */
  readonly endFeatures?: EndFeatures;
  /** The shift above the baseline in em. */
  readonly baselineShift?: number;
}

/** OpenType features of the first and of the last letter of a text. */
export interface EndFeatures {
  readonly first?: Readonly<Record<string, number>>;
  readonly last?: Readonly<Record<string, number>>;
}

export interface TextBlock {
  readonly spans: readonly TextSpan[];
  /** The width in print pixels. Infinity gives one line per paragraph. */
  readonly width: number;
  readonly alignment: TextAlignment;
  /** The line spacing as a multiple of the largest size on the line. */
  readonly lineSpacing: number;
  readonly case: TextCase;
  /** The base direction; `auto` uses the first strong character of each paragraph. */
  readonly direction: 'ltr' | 'rtl' | 'auto';
}

export type TextAlignment = 'left' | 'center' | 'right' | 'justify';
export type TextCase = 'none' | 'uppercase' | 'lowercase' | 'capitalize';
