import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside, otherPrinterNote } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { nameFormat } from '../formats/name-format.ts';
import { say } from './say.ts';

const BINDING_NAMES = { paper: 'perfectBound', case: 'caseLaminate', jacket: 'dustJacket' } as const;

/** Returns the guide for IngramSpark’s title setup, with the template that gives the spine width. */
export function ingramSparkGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const inside = describeInside(design.paperType.type);
  const paper =
    inside.paper === 'cream' ? say('ingramCreme') : inside.paper === 'groundwood' ? say('ingramGroundwood') : say('ingramWhite');
  const { isbn } = design.back.barcode;
  const isTyped = design.spine.typedWidth !== null;
  return {
    format,
    name: say('toIngramSpark', { format: nameFormat(format).toLowerCase() }),
    steps: [
      {
        name: say('ingramTitle'),
        text: say('ingramAddTitle'),
        values: [...words, { label: say('isbn'), value: isbn ?? say('ingramOwnIsbn') }],
      },
      {
        name: say('ingramPrint'),
        text: say('chooseValues'),
        values: [
          trim,
          { label: say('ingramInside'), value: say('inkAndPaper', { ink: inside.ink, paper: paper.toLowerCase() }) },
          { label: say('binding'), value: say(BINDING_NAMES[binding.cover]) },
          { ...finish, label: say('ingramLaminate') },
          design.extent % 2 === 0
            ? pages
            : { ...pages, value: say('ingramOddPages', { printed: design.extent + 1, pages: design.extent }) },
        ],
      },
      {
        name: say('ingramSpine'),
        text: isTyped ? say('ingramTypedSpine') : say('ingramTemplate'),
        values: [spine],
      },
      {
        name: say('ingramUpload'),
        text: say('ingramUploadCover'),
        values: [file, fileSize, edge],
      },
      {
        name: say('ingramProof'),
        text: say('ingramApprove'),
        values: [],
      },
    ],
    note: otherPrinterNote(design),
  };
}
