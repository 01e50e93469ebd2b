/** Types for the two Unicode libraries: `linebreak` ships none, `bidi-js` ships ones that miss its CommonJS default. */
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
