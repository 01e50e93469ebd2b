import { rectanglePath } from '../../scene/path.ts';
import type { ShapedGlyph, ShapeRun, TextEngine } from '../text-engine.ts';

export interface FixedWidthOptions {
  /** Matches characters that only the fallback face `fallback/400` has. */
  readonly missing?: RegExp;
}

/** The width of every character in em, except for marks, which have none. */
export const CELL = 0.5;
export const FALLBACK_FACE = 'fallback/400';

const MARK = /\p{M}/u;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}]/u;

/** Returns a shaper without fonts. The glyph id is the code point; `fi` is a ligature (id 64257) if ligatures are on. */
export function fixedWidthEngine({ missing }: FixedWidthOptions = {}): TextEngine {
  return {
    resolve: ({ family, bold, italic }) => ({
      face: `${family}/${bold ? 700 : 400}`,
      slant: italic ? 0.2 : 0,
      embolden: 0,
    }),
    fallbacks: (face) => (face === FALLBACK_FACE ? [] : [FALLBACK_FACE]),
    covers: (face, codePoint) => face === FALLBACK_FACE || missing?.test(String.fromCodePoint(codePoint)) !== true,
    metrics: () => ({
      ascent: 0.8,
      descent: 0.2,
      capHeight: 0.7,
      xHeight: 0.5,
      underlineOffset: 0.1,
      underlineThickness: 0.05,
    }),
    shape: shapeFixedWidth,
    outline: (_face, glyph) => (glyph === 32 ? [] : rectanglePath({ x: 0, y: -0.7, width: CELL, height: 0.7 })),
    inkBounds: (_face, glyph) => (glyph === 32 ? null : { x: 0, y: -0.7, width: CELL, height: 0.7 }),
    ligatureCarets: () => [],
  };
}

function shapeFixedWidth({ text, direction, ligatures }: ShapeRun): readonly ShapedGlyph[] {
  const glyphs: ShapedGlyph[] = [];
  for (let at = 0; at < text.length; ) {
    const ligature = ligatures && text.startsWith('fi', at);
    const id = ligature ? 0xfb01 : (text.codePointAt(at) ?? 0);
    const character = String.fromCodePoint(id);
    const attaches = MARK.test(character) || UNSEEN.test(character);
    const cluster = attaches && glyphs.length > 0 ? (glyphs.at(-1)?.cluster ?? at) : at;
    glyphs.push({ id, cluster, advance: attaches ? 0 : CELL, offsetX: 0, offsetY: 0 });
    at += ligature ? 2 : character.length;
  }
  return direction === 'rtl' ? glyphs.reverse() : glyphs;
}
