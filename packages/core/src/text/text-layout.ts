import type { Rect } from '../geometry/shapes.ts';
import type { FaceId } from '../scene/scene.ts';

/**
 * Describes what layout gives back: lines of glyph runs in Px, origin at the top-left corner of the laid-out block's box,
 * with caret stops for editing. Painters never see it; the scene compiler turns it into glyph nodes.
 */
export interface TextLayout {
  readonly lines: readonly LaidLine[];
  /** Widest line's advance and the height from the first line's top to the last line's bottom, in Px. */
  readonly width: number;
  readonly height: number;
  /** The box around the glyph outlines; null for text without ink. */
  readonly inkBounds: Rect | null;
}

export interface LaidLine {
  /** UTF-16 range in the source text, end exclusive, the line break itself not included. */
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly direction: 'ltr' | 'rtl';
  readonly runs: readonly LaidRun[];
  /** Places where a caret can stand, sorted by offset; the line's start and end are always among them. */
  readonly carets: readonly CaretStop[];
  /** The cells that clicks and selections work on: one for each grapheme, in logical order, including spaces at the line's end. */
  readonly cells: readonly CaretCell[];
  /** True when the line ends at a hard break, false when the text continues below. */
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
  /** Index of the styled span that this run comes from, for colours and underlines. */
  readonly span: number;
  readonly glyphs: readonly LaidGlyph[];
}

/** `x` and `y` are the glyph's origin in the block's coordinates, its shaping offsets included. */
export interface LaidGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** UTF-16 offset in the source text. */
  readonly cluster: number;
}

export interface CaretStop {
  readonly offset: number;
  readonly x: number;
}

/** One grapheme's place on its line, Px. Its leading edge is `left` in left-to-right text and `right` otherwise. */
export interface CaretCell {
  readonly start: number;
  readonly end: number;
  readonly left: number;
  readonly right: number;
  readonly direction: 'ltr' | 'rtl';
}

/** One stretch of text in one style. A text box is one span; a blurb has many. */
export interface TextSpan {
  readonly text: string;
  readonly family: string;
  /** Px per em. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Thousandths of an em added after each letter. */
  readonly letterSpacing: number;
  readonly features?: Readonly<Record<string, number>>;
  /** Em above the baseline. */
  readonly baselineShift?: number;
}

export interface TextBlock {
  readonly spans: readonly TextSpan[];
  /** Px. Infinity: one line per paragraph. */
  readonly width: number;
  readonly alignment: TextAlignment;
  /** Multiple of the largest size on the line. */
  readonly lineSpacing: number;
  readonly case: TextCase;
  /** Base direction; `auto` follows the first strong character of each paragraph. */
  readonly direction: 'ltr' | 'rtl' | 'auto';
}

export type TextAlignment = 'left' | 'center' | 'right' | 'justify';
export type TextCase = 'none' | 'uppercase' | 'lowercase' | 'capitalize';
