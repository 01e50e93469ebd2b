import { capitalize } from '@coverwright/core/text/capitalize.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { FORMATS, type FormatId } from '@coverwright/core/formats/format.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { describeTrim, trim } from '@coverwright/core/platforms/trim.ts';
import { bookWords } from '../exporters/book-words.ts';

const GOES: Record<FormatId, (printer: string) => string> = {
  paperback: (printer) => `${printer}: the cover of the paperback. Upload it as it is, as “print-ready PDF”.`,
  hardback: (printer) => `${printer}: the cover of the hardcover. Upload it as it is, as “print-ready PDF”.`,
  audiobook: () => 'ACX, Audible and other audiobook shops: the square cover.',
  ebook: () => 'Kindle and every other eBook shop: the cover picture, not part of the book’s file.',
};

/** Returns what each file of a package is, and where it goes. */
export function packageReadme(products: readonly { readonly design: Design; readonly file: string }[], notes: readonly string[]): string {
  const [first] = products;
  const { title, author } = first ? bookWords(first.design) : { title: '', author: '' };
  return `${[
    `${title || 'Untitled'}${author ? `, by ${author}` : ''}`,
    '',
    ...products.flatMap(({ design, file }) => [
      file,
      `  ${GOES[design.format](capitalize(PLATFORMS[design.publisher].name))}`,
      `  ${measures(design)}`,
      '',
    ]),
    'licences.csv',
    '  The license of every picture and font. Keep it with your contracts.',
    '',
    'The .coverwright file',
    '  The designs with all that they show: open it in Coverwright to go on working.',
    ...(notes.length > 0 ? ['', 'Mind', ...notes.map((note) => `  - ${note}`)] : []),
  ].join('\n')}\n`;
}

function measures(design: Design): string {
  const pixels = FORMATS[design.format].filePixels;
  if (pixels) return `${pixels.width} × ${pixels.height} px, RGB JPEG.`;
  const { widthInches, heightInches, spineInches } = measureCover(specificationOf(design));
  const { width, height } = design.measurements.trimSize;
  return `${describeTrim(trim(width, height))}, ${design.extent} pages, ${design.paperType.type.replace('-', ' ')} paper: ${widthInches.toFixed(3)} × ${heightInches.toFixed(3)} in, spine ${spineInches.toFixed(3)} in.`;
}
