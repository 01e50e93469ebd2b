import { parseIsbn } from '../../barcode/parse-isbn.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import type { Check, Concern } from '../check.ts';
import { say } from '../say.ts';

const WRITTEN = /ISBN(?:[-\s]?1[03])?\s*:?\s*([0-9][0-9Xx\s‐‑‒–-]{8,20}[0-9Xx])/gi;

/** Checks an ISBN that is written in the blurb. It has to be valid and the same as in the barcode. */
export const isbnInWords: Check = ({ design, geometry }) => {
  if (!geometry.boards.back) return [];
  const words = parseRichText(design.back.text.text)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join('\n');
  const { isbn } = design.back.barcode;
  return [...words.matchAll(WRITTEN)].flatMap(([, number = '']): readonly Concern[] => {
    const written = parseIsbn(number);
    const asWritten = number.trim();
    if (!written.ok)
      return [
        { severity: 'warning', message: say('faultyIsbnInBlurb', { isbn: asWritten, fault: written.fault.message }), element: 'blurb' },
      ];
    if (isbn === null) {
      return [
        {
          severity: 'hint',
          message: say('isbnOnlyInBlurb', { isbn: asWritten }),
          element: 'barcode',
          fix: { label: say('addToBarcode'), command: { name: 'edit-blurb', isbn: written.value.digits } },
        },
      ];
    }
    if (written.value.digits === isbn) return [];
    return [
      {
        severity: 'warning',
        message: say('isbnDiffers', { written: asWritten, coded: isbn }),
        element: 'blurb',
        fix: { label: say('useIsbnOfBlurb'), command: { name: 'edit-blurb', isbn: written.value.digits } },
      },
    ];
  });
};
