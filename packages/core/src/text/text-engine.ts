import type { Rect } from '../geometry/shapes.ts';
import type { Path } from '../scene/path.ts';
import type { FaceId } from '../scene/scene.ts';

/**
 * Describes what text layout asks of a shaper (HarfBuzz in the product, a fixed-width fake in tests).
 * Synchronous: the faces that a design names are loaded before it is laid out. Lengths are in em; y grows downwards.
 */
export interface TextEngine {
  /** The face that best serves a request, and the styles to synthesize because the family lacks the cut. */
  resolve(request: FaceRequest): ResolvedFace;
  /** Faces to try, in order, for characters that `face` lacks. The last resort shows a visible box. */
  fallbacks(face: FaceId): readonly FaceId[];
  /** True when the face has a glyph for the code point. */
  covers(face: FaceId, codePoint: number): boolean;
  metrics(face: FaceId): FaceMetrics;
  /** Shapes one run of one script, direction and face, at 1 em. Glyphs come in visual order, left to right. */
  shape(run: ShapeRun): readonly ShapedGlyph[];
  /** The glyph's outline at 1 em, origin on the baseline. Empty for a space. */
  outline(face: FaceId, glyph: number): Path;
  /** The glyph's ink box at 1 em; null for a space. */
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
  /** 0 when the family has a real italic (or none was asked for), else the tangent of the slant. */
  readonly slant: number;
  /** 0 when the family has a real bold (or none was asked for), else em of added stroke. */
  readonly embolden: number;
}

export interface FaceMetrics {
  /** All in em, positive; `underlineOffset` is below the baseline. */
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
  /** ISO 15924 tag, e.g. `Latn`, `Hebr`, `Arab`, `Deva`. */
  readonly script: string;
  /** Letter-spaced text drops liga and clig. */
  readonly ligatures: boolean;
  /** OpenType features by tag, over what the face does by itself. */
  readonly features?: Readonly<Record<string, number>>;
}

export interface ShapedGlyph {
  readonly id: number;
  /** UTF-16 offset into the run's text of the first character that this glyph shows. */
  readonly cluster: number;
  readonly advance: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** True when a line broken before this glyph's cluster needs both halves shaped again. */
  readonly unsafeToBreak?: boolean;
}
