/** A blurb as data: paragraphs of styled spans, in reading order, with no markup left. */
export type RichText = readonly RichParagraph[];

export interface RichParagraph {
  /** The kind of paragraph. `hook`: a larger line that draws readers in. */
  readonly kind: 'text' | 'hook';
  /** The alignment; null for that of the whole blurb. */
  readonly alignment: RichAlignment | null;
  /** The place in a quotation: `start` opens one, `inside` continues the previous one. */
  readonly quote: 'none' | 'start' | 'inside';
  readonly list: ListItem | null;
  /** The spans; empty for an empty line. */
  readonly spans: readonly RichSpan[];
}

export type RichAlignment = 'left' | 'center' | 'right' | 'justify';

export interface ListItem {
  readonly marker: 'bullet' | 'number';
  /** The position in the list, from 1. */
  readonly position: number;
}

/**
 * A span of text in one style. `
 * ` in the text is a line break inside the paragraph.
 */
export interface RichSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
}
