import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import type { Binding, PaperId, WrapFormatId } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { describeTrim, trim } from '../platforms/trim.ts';
import { type Inches, inchesToMillimetres } from '../units/units.ts';
import type { UploadedBook, UploadValue } from './upload-guide.ts';
import { say } from './say.ts';

/** The values of a book that every printer's form requires under its own labels. */
export interface BookValues {
  readonly binding: Binding;
  readonly trim: UploadValue;
  readonly pages: UploadValue;
  readonly spine: UploadValue;
  /** The width and height of the whole file. */
  readonly fileSize: UploadValue;
  /** The area around the trim: the bleed of a paper cover or a jacket, the wrap of a case. */
  readonly edge: UploadValue;
  readonly finish: UploadValue;
  readonly file: UploadValue;
  /** The title and the author, if the cover has them. */
  readonly words: readonly UploadValue[];
}

export function bookValues(design: Design, { title, author, file }: UploadedBook, format: WrapFormatId): BookValues {
  const binding: Binding = PLATFORMS[design.publisher].bindings[format];
  const { widthInches, heightInches, spineInches } = geometryOf(design);
  const { width, height } = design.measurements.trimSize;
  const words = [
    { label: say('title'), value: title },
    { label: say('author'), value: author },
  ];
  return {
    binding,
    trim: { label: say('trimSize'), value: describeTrim(trim(width, height)) },
    pages: { label: say('pageCount'), value: String(design.extent) },
    spine: { label: say('spineWidth'), value: describeInches(spineInches) },
    fileSize: { label: say('fileSize'), value: say('inchesBoth', { width: round(widthInches), height: round(heightInches) }) },
    edge: {
      label: binding.cover === 'case' ? say('wrap') : say('bleed'),
      value: say('inTheFile', { length: describeInches(binding.wrap) }),
    },
    finish: { label: say('coverFinish'), value: say('anyFinish') },
    file: { label: say('file'), value: file },
    words: words.filter(({ value }) => value !== ''),
  };
}

/** Returns the names of the interior in printers' forms: its ink, and the color of its paper. */
export function describeInside(paper: PaperId): { readonly ink: string; readonly paper: 'cream' | 'groundwood' | 'white' } {
  const ink = paper === 'standard-colour' ? say('standardColor') : paper === 'premium-colour' ? say('premiumColor') : say('blackAndWhite');
  return { ink, paper: paper === 'cream' || paper === 'groundwood' ? paper : 'white' };
}

/** Returns a note that a wrap only fits the printer that it was made for. */
export function otherPrinterNote({ publisher }: Design): string {
  return say('otherPrinter', { printer: PLATFORMS[publisher].name });
}

/** Writes a length with three decimals, as printers write a spine width; a wrap in millimeters too, which some of them use. */
function describeInches(length: Inches): string {
  return say('length', { inches: round(length), millimeters: inchesToMillimetres(length).toFixed(1) });
}

function round(length: Inches): string {
  return String(Number(length.toFixed(3)));
}
