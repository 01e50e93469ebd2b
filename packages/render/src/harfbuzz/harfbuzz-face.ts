import type { FaceMetrics } from '@coverwright/core/text/text-engine.ts';
import { Blob, Direction, Face, Font } from 'harfbuzzjs';
import { readFaceMetrics } from './face-metrics.ts';
import { type GlyphOutline, readOutlines } from './font-outlines.ts';

/** A loaded font file, with a cache of its values. */
export interface HarfBuzzFace {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly metrics: FaceMetrics;
  readonly covers: (codePoint: number) => boolean;
  readonly outline: (glyph: number) => GlyphOutline;
  readonly ligatureCarets: (glyph: number, direction: 'ltr' | 'rtl') => readonly number[];
}

/** Opens a font file. @param bytes a TrueType or OpenType file. @throws Error if it is neither. */
export function openFace(bytes: ArrayBuffer | Uint8Array): HarfBuzzFace {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  const unitsPerEm = face.upem;
  const coverage = new Set(face.collectUnicodes());
  if (coverage.size === 0) throw new Error('This is not a font file that HarfBuzz can read');
  return {
    font,
    unitsPerEm,
    metrics: readFaceMetrics(font, unitsPerEm),
    covers: (codePoint) => coverage.has(codePoint),
    outline: readOutlines(font, unitsPerEm),
    ligatureCarets: (glyph, direction) =>
      font
        .getLigatureCarets(direction === 'ltr' ? Direction.LTR : Direction.RTL, glyph)
        .map((caret) => caret / unitsPerEm)
        .sort((a, b) => a - b),
  };
}
