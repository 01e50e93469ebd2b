/** Types for the two Unicode libraries. `linebreak` has none, and those of `bidi-js` lack its CommonJS default. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required?: boolean } | null;
  }
}

declare module 'bidi-js' {
  export default function bidiFactory(): {
    getEmbeddingLevels(
      text: string,
      baseDirection?: 'ltr' | 'rtl' | 'auto',
    ): {
      levels: Uint8Array;
      paragraphs: { start: number; end: number; level: number }[];
    };
  };
}
