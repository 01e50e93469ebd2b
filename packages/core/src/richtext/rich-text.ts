/** A blurb as data: paragraphs of styled spans, in reading order, with no markup left. */
export type RichText = readonly RichParagraph[];

export interface RichParagraph {
  /** `hook`: the line that sells, set larger. */
  readonly kind: 'text' | 'hook';
  /** Null means as the whole blurb is aligned. */
  readonly alignment: RichAlignment | null;
  /** `start` opens a quotation, `inside` continues the one above. */
  readonly quote: 'none' | 'start' | 'inside';
  readonly list: ListItem | null;
  /** Empty: an empty line. */
  readonly spans: readonly RichSpan[];
}

export type RichAlignment = 'left' | 'center' | 'right' | 'justify';

export interface ListItem {
  readonly marker: 'bullet' | 'number';
  /** Its place in the list, from 1. */
  readonly position: number;
}

/** `\n` in the text is a line break inside the paragraph. */
export interface RichSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
}
