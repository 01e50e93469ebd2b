/// <reference path="./untyped-modules.d.ts" />
import bidiFactory from 'bidi-js';

export interface BidiLevels {
  /** 0 left-to-right, 1 right-to-left. */
  readonly base: number;
  /** One per UTF-16 unit; odd is right-to-left. */
  readonly levels: Uint8Array;
}

const bidi = bidiFactory();
/** Nothing below the Hebrew block is right-to-left, so Latin text skips the algorithm. */
const LEFT_TO_RIGHT_ONLY = /^[\0-\u058f\u1e00-\u200d\u2010-\u2027\u2030-\u205f]*$/;

/** Unicode's bidirectional algorithm for one paragraph (no line breaks in `text`). */
export function bidiLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): BidiLevels {
  if (direction !== 'rtl' && LEFT_TO_RIGHT_ONLY.test(text)) return { base: 0, levels: new Uint8Array(text.length) };
  const result = bidi.getEmbeddingLevels(text, direction);
  return { base: result.paragraphs[0]?.level ?? (direction === 'rtl' ? 1 : 0), levels: result.levels };
}
