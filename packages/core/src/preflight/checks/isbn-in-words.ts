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
          message: `The blurb names the ISBN ${asWritten}, but the barcode has no ISBN.`,
          element: 'barcode',
          fix: { label: 'Add it to the barcode', command: { name: 'edit-blurb', isbn: written.value.digits } },
        },
      ];
    }
    if (written.value.digits === isbn) return [];
    return [
      {
        severity: 'warning',
        message: `The blurb names the ISBN ${asWritten}, but the barcode has ${isbn}. Each format has its own ISBN: use the same one in both places.`,
        element: 'blurb',
        fix: { label: 'Use the ISBN from the blurb', command: { name: 'edit-blurb', isbn: written.value.digits } },
      },
    ];
  });
};
