import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { nameFormat } from '../formats/name-format.ts';
import { say } from './say.ts';

/** Returns the guide for a print book project at Lulu. */
export function luluGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const inside = describeInside(design.paperType.type);
  const paper =
    design.paperType.type === 'premium-colour' ? say('luluCoated') : inside.paper === 'cream' ? say('luluCream') : say('luluWhite');
  const { isbn } = design.back.barcode;
  return {
    format,
    name: say('toLulu', { format: nameFormat(format).toLowerCase() }),
    steps: [
      { name: say('luluStart'), text: say('luluCreate'), values: words },
      {
        name: say('luluCopyright'),
        text: isbn === null ? say('luluFreeIsbn') : say('luluOwnIsbn'),
        values: isbn === null ? [] : [{ label: say('isbn'), value: isbn }],
      },
      {
        name: say('luluDesign'),
        text: say('luluChooseValues'),
        values: [
          { ...trim, label: say('luluBookSize') },
          pages,
          { label: say('luluInteriorColor'), value: inside.ink },
          { label: say('luluPaperType'), value: paper },
          { label: say('luluBinding'), value: binding.cover === 'case' ? say('luluCaseWrap') : say('paperbackPerfectBound') },
          finish,
        ],
      },
      {
        name: say('luluCover'),
        text: say('luluUploadCover'),
        values: [file, fileSize, spine, edge],
      },
      { name: say('luluReview'), text: say('luluPreview'), values: [] },
    ],
    note: otherPrinterNote(design),
  };
}
