import { parseIsbn } from '../../barcode/parse-isbn.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import type { Check, Concern } from '../check.ts';

const WRITTEN = /ISBN(?:[-\s]?1[03])?\s*:?\s*([0-9][0-9Xx\s‐‑‒–-]{8,20}[0-9Xx])/gi;

/** An ISBN that is written out must be right, and the barcode's own. */
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
      return [{ severity: 'warning', message: `The ISBN in the blurb, ${asWritten}: ${written.fault.message}`, element: 'blurb' }];
    if (isbn === null) {
      return [
        {
          severity: 'hint',
          message: `The blurb gives the ISBN ${asWritten}, and the barcode has none.`,
          element: 'barcode',
          fix: { label: 'Make the barcode', command: { name: 'edit-blurb', isbn: written.value.digits } },
        },
      ];
    }
    if (written.value.digits === isbn) return [];
    return [
      {
        severity: 'warning',
        message: `The blurb gives the ISBN ${asWritten} and the barcode says ${isbn}; every format has a number of its own.`,
        element: 'blurb',
        fix: { label: 'Use the blurb’s', command: { name: 'edit-blurb', isbn: written.value.digits } },
      },
    ];
  });
};
