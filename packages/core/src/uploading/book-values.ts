import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import type { Binding, PaperId, WrapFormatId } from '../platforms/platform.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { describeTrim, trim } from '../platforms/trim.ts';
import { type Inches, inchesToMillimetres } from '../units/units.ts';
import type { UploadedBook, UploadValue } from './upload-guide.ts';

/** The values of a book that every printer's form asks for under its own labels. */
export interface BookValues {
  readonly binding: Binding;
  readonly trim: UploadValue;
  readonly pages: UploadValue;
  readonly spine: UploadValue;
  /** The width and height of the whole file. */
  readonly fileSize: UploadValue;
  /** The edge around the trim: the bleed of a paper cover or a jacket, the wrap of a case. */
  readonly edge: UploadValue;
  readonly finish: UploadValue;
  readonly file: UploadValue;
  /** Title and author, as far as the cover has them. */
  readonly words: readonly UploadValue[];
}

export function bookValues(design: Design, { title, author, file }: UploadedBook, format: WrapFormatId): BookValues {
  const binding: Binding = PLATFORMS[design.publisher].bindings[format];
  const { widthInches, heightInches, spineInches } = geometryOf(design);
  const { width, height } = design.measurements.trimSize;
  const words = [
    { label: 'Title', value: title },
    { label: 'Author', value: author },
  ];
  return {
    binding,
    trim: { label: 'Trim size', value: describeTrim(trim(width, height)) },
    pages: { label: 'Page count', value: String(design.extent) },
    spine: { label: 'Spine width', value: describeInches(spineInches) },
    fileSize: { label: 'Size of the file', value: `${round(widthInches)} × ${round(heightInches)} in` },
    edge: { label: binding.cover === 'case' ? 'Wrap' : 'Bleed', value: `${describeInches(binding.wrap)}, in the file already` },
    finish: { label: 'Cover finish', value: 'Matte or glossy, as you like: the file is the same' },
    file: { label: 'File', value: file },
    words: words.filter(({ value }) => value !== ''),
  };
}

/** Returns what the form calls the inside: its ink, and the color of its paper. */
export function describeInside(paper: PaperId): { readonly ink: string; readonly paper: string } {
  const ink = paper === 'standard-colour' ? 'Standard color' : paper === 'premium-colour' ? 'Premium color' : 'Black & white';
  return { ink, paper: paper === 'cream' || paper === 'groundwood' ? paper : 'white' };
}

/** A wrap fits the printer that it was measured for. */
export function otherPrinterNote({ publisher }: Design): string {
  return `This file is measured for ${PLATFORMS[publisher].name}. For another printer, make a revision and choose the printer under Book: bleed and spine differ.`;
}

/** Three decimals, as printers write a spine; a wrap in millimeters too, which some of them count in. */
function describeInches(length: Inches): string {
  return `${round(length)} in (${inchesToMillimetres(length).toFixed(1)} mm)`;
}

function round(length: Inches): string {
  return String(Number(length.toFixed(3)));
}
