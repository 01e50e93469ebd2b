import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokeniseContent } from './tokenise-content.ts';

const read = (text: string) => [...tokeniseContent(Buffer.from(text, 'latin1'))].map(({ operator, operands }) => [operator, ...operands]);

test('[B6] a page’s operators come with their numbers and names', () => {
  expect(read('q 1 0 0 -1 .5 +72. cm /Im#30 Do Q % gone\n/GS gs')).toEqual([
    ['q'],
    ['cm', 1, 0, 0, -1, 0.5, 72],
    ['Do', '/Im0'],
    ['Q'],
    ['gs', '/GS'],
  ]);
});

test('[B6] strings, arrays and dictionaries hide whatever they hold', () => {
  expect(read('(a \\) (Q) q) Tj [(q) 3 [/Q] <51>] TJ <</K [1] /Q <<>> >> BDC (open')).toEqual([
    ['Tj', null],
    ['TJ', null],
    ['BDC', null],
  ]);
});

test('[B6] a picture in the stream is passed over, and its size known', () => {
  expect(read('q BI /W 4 /H 2 /CS [/Indexed /RGB 1 <00>] ID \x00Q EIx \x01 EI Q')).toEqual([['q'], ['BI', 4, 2], ['Q']]);
});

test('[B6] no bytes stop the reading', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...tokeniseContent(bytes)].length).toBeLessThanOrEqual(bytes.length);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[()<>[\]{}/%\\ qQ1BIDE\n]{0,200}$/), (text) => {
      expect(read(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
