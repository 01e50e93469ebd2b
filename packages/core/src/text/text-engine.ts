import type { Rect } from '../geometry/shapes.ts';
import type { Path } from '../scene/path.ts';
import type { FaceId } from '../scene/scene.ts';

/**
 * The interface of a shaper to text layout (HarfBuzz in the product, a fixed-width fake in tests). It is synchronous: the faces that a
 * design uses are loaded before it is laid out. Lengths are in em; y grows downwards.
 */
export interface TextEngine {
  /** Returns the face that best matches a request, and the styles to synthesize because the family lacks the cut. */
  resolve(request: FaceRequest): ResolvedFace;
  /** Returns the faces to try, in order, for characters that `face` lacks. The last one shows a visible box. */
  fallbacks(face: FaceId): readonly FaceId[];
  /** Returns true if the face has a glyph for the code point. */
  covers(face: FaceId, codePoint: number): boolean;
  metrics(face: FaceId): FaceMetrics;
  /** Shapes a run of one script, direction and face at 1 em. Glyphs are returned in visual order, left to right. */
  shape(run: ShapeRun): readonly ShapedGlyph[];
  /** Returns the glyph's outline at 1 em, with its origin on the baseline; empty for a space. */
  outline(face: FaceId, glyph: number): Path;
  /** Returns the glyph's ink box at 1 em; null for a space. */
  inkBounds(face: FaceId, glyph: number): Rect | null;
  /** Returns the caret positions inside a ligature, in em from its left edge, ascending. The list is empty if the font has none. */
  ligatureCarets(face: FaceId, glyph: number, direction: 'ltr' | 'rtl'): readonly number[];
}

export interface FaceRequest {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

export interface ResolvedFace {
  readonly face: FaceId;
  /** The tangent of the synthesized slant; 0 if the family has a real italic or none was requested. */
  readonly slant: number;
  /** The width of the synthesized stroke in em; 0 if the family has a real bold or none was requested. */
  readonly embolden: number;
}

export interface FaceMetrics {
  /** The ascent in em. All metrics are positive; `underlineOffset` is below the baseline. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly underlineOffset: number;
  readonly underlineThickness: number;
}

export interface ShapeRun {
  readonly face: FaceId;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
  /** The ISO 15924 tag of the script, such as `Latn`, `Hebr`, `Arab` or `Deva`. */
  readonly script: string;
  /** True if liga and clig are applied, which letter-spaced text drops. */
  readonly ligatures: boolean;
  /** OpenType features by tag, in addition to the defaults of the face. */
  readonly features?: Readonly<Record<string, number>>;
  /** More features for single letters of the run. */
  readonly letterFeatures?: readonly LetterFeatures[];
}

/** OpenType features of the characters in a UTF-16 range of a run's text, with an exclusive end. */
export interface LetterFeatures {
  readonly start: number;
  readonly end: number;
  readonly features: Readonly<Record<string, number>>;
}

export interface ShapedGlyph {
  readonly id: number;
  /** The UTF-16 offset in the run's text of the first character that this glyph shows. */
  readonly cluster: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** True if a line break before this glyph's cluster requires shaping both halves again. */
  readonly unsafeToBreak?: boolean;
}
