import bwip from 'bwip-js/generic';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ean13CheckDigit } from './check-digits.ts';
import { encodeEan13, encodeEan5 } from './encode-ean.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

/** Encodes the same symbol with Barcode Writer in Pure PostScript, which shares no code with ours. */
function byBwipp(kind: 'ean13' | 'ean5', text: string): string {
  const [symbol] = bwip.raw(kind, text, '');
  if (!symbol || !('sbs' in symbol)) throw new Error(`No bars for ${text}`);
  return symbol.sbs.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');
}

test('[B7] every EAN-13 has the bars that another encoder gives it', () => {
  fc.assert(
    fc.property(digits(12), (body) => {
      const number = body + ean13CheckDigit(body);
      const modules = encodeEan13(number);
      expect(modules).toHaveLength(95);
      expect(modules).toBe(byBwipp('ean13', number));
    }),
  );
});

test('[B7] every price code has the bars that another encoder gives it', () => {
  fc.assert(
    fc.property(digits(5), (price) => {
      const modules = encodeEan5(price);
      expect(modules).toHaveLength(47);
      expect(modules).toBe(byBwipp('ean5', price));
    }),
  );
});

test('[B7] nothing but the right count of digits is encoded', () => {
  expect(() => encodeEan13('978030640615')).toThrow('13 digits');
  expect(() => encodeEan5('5149X')).toThrow('5 digits');
});
