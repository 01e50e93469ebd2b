import type { Design } from '../design/design.ts';
import type { FormatId } from '../formats/format.ts';
import { ingramSparkGuide } from './ingramspark-guide.ts';
import { kdpGuide } from './kdp-guide.ts';
import { luluGuide } from './lulu-guide.ts';
import { otherPrinterGuide } from './other-printer-guide.ts';
import { audiobookGuide, ebookGuide } from './screen-guides.ts';

/** A field in a shop's form, with the value to type or choose there. */
export interface UploadValue {
  readonly label: string;
  readonly value: string;
}

export interface UploadStep {
  readonly name: string;
  /** The instruction, in whole sentences. */
  readonly text: string;
  readonly values: readonly UploadValue[];
}

/** The guide for uploading the file of a format to a shop: every step with the values of this book. */
export interface UploadGuide {
  readonly format: FormatId;
  readonly name: string;
  readonly steps: readonly UploadStep[];
  /** A note for other shops; null if every shop accepts the file. */
  readonly note: string | null;
}

/** The input of a guide beyond the design. */
export interface UploadedBook {
  /** The title on the cover; empty if it has none. */
  readonly title: string;
  readonly author: string;
  /** The name of the downloaded file. */
  readonly file: string;
}

/** Returns the guide for the shop that a design was made for, because a wrap only fits one printer. */
export function uploadGuide(design: Design, book: UploadedBook): UploadGuide {
  const { format, publisher } = design;
  if (format === 'ebook') return ebookGuide(book);
  if (format === 'audiobook') return audiobookGuide(book);
  if (publisher === 'kdp') return kdpGuide(design, book, format);
  if (publisher === 'lulu') return luluGuide(design, book, format);
  if (publisher === 'custom') return otherPrinterGuide(design, book, format);
  return ingramSparkGuide(design, book, format);
}
