import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { formatMessages } from '../formats/messages.ts';

/** Returns the guide for a printer that is not listed: what to order, and what to compare. */
export function otherPrinterGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const { ink, paper } = describeInside(design.paperType.type);
  return {
    format,
    name: `Send the ${formatMessages.texts[format].toLowerCase()} to your printer`,
    steps: [
      {
        name: 'Order',
        text: 'Order the book with these values.',
        values: [
          ...words,
          trim,
          pages,
          { label: 'Paper', value: `${ink}, ${paper}` },
          { label: 'Binding', value: binding.cover === 'case' ? 'Hardcover, case laminate' : 'Paperback, perfect bound' },
          finish,
        ],
      },
      {
        name: 'Compare',
        text: 'Ask the printer for the cover’s measures. If one differs, make a revision, change it under Book and take its file.',
        values: [spine, edge, fileSize],
      },
      { name: 'Send', text: 'Send this file as it is. Another program that saves it again may change its page boxes.', values: [file] },
    ],
    note: null,
  };
}
