import { barcodeFaceUses } from '../elements/barcode/barcode-words.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { minorFaceOf } from '../lettering/line-face.ts';
import { blurbFaceUses } from '../richtext/layout-blurb.ts';
import { parseRichText } from '../richtext/parse-rich-text.ts';
import type { FaceRequest } from '../text/text-engine.ts';
import type { Design } from './design.ts';

/** Every face that a design asks for, with the words it is to set: what has to be loaded before the design is laid out. */
export function textsOfDesign(design: Design): readonly (FaceRequest & { readonly text: string })[] {
  return [
    ...[...design.frontBoard.textBoxes, ...spineBoxes(design)].flatMap(({ text }) => [
      { family: text.font, bold: text.bold, italic: text.italic, text: text.text },
      ...(text.lettering ? [{ ...minorFaceOf(text, text.lettering), text: text.text }] : []),
    ]),
    ...blurbFaceUses(parseRichText(design.back.text.text), design.back.text.font),
    ...barcodeFaceUses(design.back.barcode),
  ];
}
