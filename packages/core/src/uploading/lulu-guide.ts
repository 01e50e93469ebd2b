import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { formatMessages } from '../formats/messages.ts';

/** Lulu’s project of a print book. */
export function luluGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const inside = describeInside(design.paperType.type);
  const paper = design.paperType.type === 'premium-colour' ? 'White, coated' : inside.paper === 'cream' ? 'Cream' : 'White';
  const { isbn } = design.back.barcode;
  return {
    format,
    name: `Upload the ${formatMessages.texts[format].toLowerCase()} to Lulu`,
    steps: [
      { name: 'Start', text: 'Choose “Create”, then “Print Book”. Type the words exactly as they are on the cover.', values: words },
      {
        name: 'Copyright',
        text: isbn === null ? 'Take a free ISBN, add your own, or go on without one.' : 'Choose “Add your ISBN”.',
        values: isbn === null ? [] : [{ label: 'ISBN', value: isbn }],
      },
      {
        name: 'Design',
        text: 'Upload the inside of the book, then choose these values. Another page count makes another spine.',
        values: [
          { ...trim, label: 'Book size' },
          pages,
          { label: 'Interior color', value: inside.ink },
          { label: 'Paper type', value: paper },
          { label: 'Book binding', value: binding.cover === 'case' ? 'Hardcover, case wrap' : 'Paperback, perfect bound' },
          finish,
        ],
      },
      {
        name: 'Cover',
        text: 'Choose “Upload your cover” and take this file. Lulu expects these sizes.',
        values: [file, fileSize, spine, edge],
      },
      { name: 'Review', text: 'Look at Lulu’s preview of the cover, then confirm and order a copy for yourself.', values: [] },
    ],
    note: otherPrinterNote(design),
  };
}
