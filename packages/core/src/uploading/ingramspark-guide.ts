import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { formatMessages } from '../formats/messages.ts';

const BINDING_NAMES = { paper: 'Perfect bound', case: 'Hardcover, case laminate', jacket: 'Hardcover, dust jacket' } as const;

/** IngramSpark’s title setup, and the template that says how wide its spine is. */
export function ingramSparkGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const inside = describeInside(design.paperType.type);
  const paper = inside.paper === 'cream' ? 'Creme' : inside.paper === 'groundwood' ? 'Groundwood' : 'White';
  const { isbn } = design.back.barcode;
  const isTyped = design.spine.typedWidth !== null;
  return {
    format,
    name: `Upload the ${formatMessages.texts[format].toLowerCase()} to IngramSpark`,
    steps: [
      {
        name: 'Title information',
        text: 'Choose “Add a new title”, then “Print book”. IngramSpark needs an ISBN that is registered to you, and its barcode on the back.',
        values: [...words, { label: 'ISBN', value: isbn ?? 'Your own, as it stands on the back' }],
      },
      {
        name: 'Print information',
        text: 'Choose these values.',
        values: [
          trim,
          { label: 'Interior color and paper', value: `${inside.ink}, ${paper.toLowerCase()}` },
          { label: 'Binding', value: BINDING_NAMES[binding.cover] },
          { ...finish, label: 'Laminate' },
          design.extent % 2 === 0
            ? pages
            : { ...pages, value: `${design.extent + 1}: yours is odd, and a blank page is added to ${design.extent}` },
        ],
      },
      {
        name: 'Check the spine',
        text: isTyped
          ? 'The spine has the width that you typed from IngramSpark’s cover template. Ask for the template again if pages or paper have changed.'
          : 'Order the free template of the Cover Template Generator with the values above. If its spine differs from this estimate, make a revision, type the width under Book and take its file.',
        values: [spine],
      },
      {
        name: 'Upload files',
        text: 'Under “Cover”, upload this file. It is CMYK with its fonts as outlines and at most 240% ink, as IngramSpark asks.',
        values: [file, fileSize, edge],
      },
      {
        name: 'eProof',
        text: 'IngramSpark sends a proof after a few days. Look at the folds and the barcode, then approve it.',
        values: [],
      },
    ],
    note: otherPrinterNote(design),
  };
}
