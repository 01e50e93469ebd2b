import type { Design } from '../design/design.ts';
import type { WrapFormatId } from '../platforms/platform.ts';
import { bookValues, describeInside } from './book-values.ts';
import type { UploadedBook, UploadGuide } from './upload-guide.ts';
import { nameFormat } from '../formats/name-format.ts';
import { say } from './say.ts';

/** Returns the guide for a printer that is not listed: the details to order and to compare. */
export function otherPrinterGuide(design: Design, book: UploadedBook, format: WrapFormatId): UploadGuide {
  const { binding, trim, pages, spine, fileSize, edge, finish, file, words } = bookValues(design, book, format);
  const { ink, paper } = describeInside(design.paperType.type);
  return {
    format,
    name: say('toPrinter', { format: nameFormat(format).toLowerCase() }),
    steps: [
      {
        name: say('order'),
        text: say('orderWithValues'),
        values: [
          ...words,
          trim,
          pages,
          { label: say('paper'), value: say('inkAndPaper', { ink, paper: say(paper) }) },
          { label: say('binding'), value: binding.cover === 'case' ? say('caseLaminate') : say('paperbackPerfectBound') },
          finish,
        ],
      },
      {
        name: say('compare'),
        text: say('askForMeasures'),
        values: [spine, edge, fileSize],
      },
      { name: say('send'), text: say('sendAsItIs'), values: [file] },
    ],
    note: null,
  };
}
