/// <reference path="./untyped-modules.d.ts" />
import bidiFactory from 'bidi-js';

export interface BidiLevels {
  /** The base direction: 0 left-to-right, 1 right-to-left. */
  readonly base: number;
  /** The level of each UTF-16 unit; odd is right-to-left. */
  readonly levels: Uint8Array;
}

const bidi = bidiFactory();
/** Matches text without right-to-left characters, for which the algorithm is skipped. None of them is below the Hebrew block. */
const LEFT_TO_RIGHT_ONLY = /^[\0-\u058f\u1e00-\u200d\u2010-\u2027\u2030-\u205f]*$/;

/** Computes Unicode's bidirectional levels of a paragraph (no line breaks in `text`). */
export function bidiLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): BidiLevels {
  if (direction !== 'rtl' && LEFT_TO_RIGHT_ONLY.test(text)) return { base: 0, levels: new Uint8Array(text.length) };
  const result = bidi.getEmbeddingLevels(text, direction);
  return { base: result.paragraphs[0]?.level ?? (direction === 'rtl' ? 1 : 0), levels: result.levels };
}
