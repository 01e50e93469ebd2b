import type { PDFDict } from '@cantoo/pdf-lib';
import type { FileCheck } from '../file-check.ts';
import { asDictionary, dictionaryAt, elementsAt, nameAt, objectAt } from '../reading/read-object.ts';
import { say } from '../say.ts';

/** Reports fonts that are not embedded, because the printer replaces them. Outlines need no font. */
export const fonts: FileCheck = ({ contents }) => {
  const missing = [
    ...new Set(contents.fonts.filter((font) => !isEmbedded(font)).map((font) => nameAt(font, 'BaseFont') ?? say('unnamed'))),
  ];
  if (missing.length === 0) return [];
  return [{ severity: 'error', message: say('notEmbedded', { fonts: missing.join(', ') }) }];
};

function isEmbedded(font: PDFDict): boolean {
  // The glyphs of a Type 3 font are drawings in the file itself.
  if (nameAt(font, 'Subtype') === 'Type3') return true;
  const descendant = asDictionary(elementsAt(font, 'DescendantFonts')[0]);
  const descriptor = dictionaryAt(descendant ?? font, 'FontDescriptor');
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => objectAt(descriptor, key) !== null);
}
