import type { Design } from '../design/design.ts';
import { KDP } from '../platforms/kdp/kdp.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { sameTrim, trim } from '../platforms/trim.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide, UploadStep } from './upload-guide.ts';
import { nameFormat } from '../formats/name-format.ts';
import { say } from './say.ts';

/** Returns the guide for the three pages of a print book at Amazon KDP, in their order. */
export function kdpGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { trim: trimValue, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const name = nameFormat(format);
  return {
    format,
    name: say('toKdp', { format: name.toLowerCase() }),
    steps: [
      {
        name: say('kdpDetails', { format: name }),
        text: say('kdpCreate', { format: name }),
        values: words,
      },
      isbnStep(design),
      {
        name: say('kdpPrintOptions'),
        text: say('kdpChooseValues'),
        values: [
          { label: say('kdpInkAndPaper'), value: describeInk(design) },
          { ...trimValue, value: isListed(design, format) ? trimValue.value : say('kdpOtherSize', { trim: trimValue.value }) },
          { label: say('kdpBleedSettings'), value: say('kdpNoBleed') },
          finish,
          ...(design.readingDirection === 'rtl' ? [{ label: say('readingDirection'), value: say('rightToLeft') }] : []),
        ],
      },
      {
        name: say('kdpManuscript'),
        text: say('kdpUploadInside'),
        values: [pages],
      },
      {
        name: say('kdpBookCover'),
        text: say('kdpUploadCover'),
        values: [
          file,
          {
            label: say('kdpHasBarcode'),
            value: hasOwnBarcode(design) ? say('kdpOwnBarcode') : say('kdpNoBarcode'),
          },
        ],
      },
      {
        name: say('kdpPreviewer'),
        text: say('kdpMeasures'),
        values: [fileSize, spine, edge],
      },
    ],
    note: otherPrinterNote(design),
  };
}

/** Returns true if the back contains the bars of the author's ISBN; an empty white box is for the printer's barcode. */
export function hasOwnBarcode({ back: { barcode } }: Design): boolean {
  return barcode.show && barcode.isbn !== null;
}

function isbnStep({ back: { barcode } }: Design): UploadStep {
  return barcode.isbn === null
    ? { name: say('kdpIsbn'), text: say('kdpFreeIsbn'), values: [] }
    : { name: say('kdpIsbn'), text: say('kdpOwnIsbn'), values: [{ label: say('isbn'), value: barcode.isbn }] };
}

function describeInk({ paperType }: Design): string {
  const { ink, paper } = describeInside(paperType.type);
  return say('kdpInside', { ink, paper: say(paper) });
}

function isListed({ measurements: { trimSize } }: Design, format: WrapFormatId): boolean {
  return KDP.bindings[format].trims.some((listed) => sameTrim(listed, trim(trimSize.width, trimSize.height)));
}
