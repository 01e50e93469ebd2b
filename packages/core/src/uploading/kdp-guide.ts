import type { Design } from '../design/design.ts';
import { KDP } from '../platforms/kdp/kdp.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { sameTrim, trim } from '../platforms/trim.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide, UploadStep } from './upload-guide.ts';
import { formatMessages } from '../formats/messages.ts';

/** Amazon KDP’s three pages of a print book, in their order. */
export function kdpGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { trim: trimValue, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const name = formatMessages.texts[format];
  return {
    format,
    name: `Upload the ${name.toLowerCase()} to Amazon KDP`,
    steps: [
      {
        name: `${name} details`,
        text: `On your KDP Bookshelf, choose “Create”, then “${name}”. Type the words exactly as they are on the cover: a difference is a usual reason for a rejection.`,
        values: words,
      },
      isbnStep(design),
      {
        name: 'Print options',
        text: 'Choose these values. Another paper or trim size makes another spine, and the cover no longer fits.',
        values: [
          { label: 'Ink and paper type', value: describeInk(design) },
          { ...trimValue, value: isListed(design, format) ? trimValue.value : `${trimValue.value}, under “Select a different size”` },
          { label: 'Bleed settings', value: '“No bleed”, unless a picture inside the book runs off the page; it is not about the cover' },
          finish,
          ...(design.readingDirection === 'rtl' ? [{ label: 'Reading direction', value: 'Right to left' }] : []),
        ],
      },
      {
        name: 'Manuscript',
        text: 'Upload the inside of the book and wait until KDP has counted its pages. If the number differs, make a revision with that number under Book and take its file.',
        values: [pages],
      },
      {
        name: 'Book cover',
        text: 'Choose “Upload a cover you already have (print-ready PDF only)” and take this file.',
        values: [
          file,
          {
            label: '“The cover includes a barcode”',
            value: hasOwnBarcode(design) ? 'Select it: your ISBN is on the back' : 'Leave it clear: KDP prints its own barcode on the back',
          },
        ],
      },
      {
        name: 'Launch Previewer',
        text: 'KDP measures the file. It expects these sizes; then approve, set a price and publish.',
        values: [fileSize, spine, edge],
      },
    ],
    note: otherPrinterNote(design),
  };
}

/** Returns true if the back carries the bars of the author's ISBN; an empty white box is for the printer's. */
export function hasOwnBarcode({ back: { barcode } }: Design): boolean {
  return barcode.show && barcode.isbn !== null;
}

function isbnStep({ back: { barcode } }: Design): UploadStep {
  return barcode.isbn === null
    ? { name: 'Print ISBN', text: 'Choose “Get a free KDP ISBN”, or type one of your own.', values: [] }
    : { name: 'Print ISBN', text: 'Choose “Use my own ISBN”.', values: [{ label: 'ISBN', value: barcode.isbn }] };
}

function describeInk({ paperType }: Design): string {
  const { ink, paper } = describeInside(paperType.type);
  return `${ink} interior with ${paper} paper`;
}

function isListed({ measurements: { trimSize } }: Design, format: WrapFormatId): boolean {
  return KDP.bindings[format].trims.some((listed) => sameTrim(listed, trim(trimSize.width, trimSize.height)));
}
