import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCase } from './apply-case.ts';

test('[E4] capitals begin words, not the letters after an apostrophe or an accent', () => {
  expect(applyCase("the cat’s don't “quoted” e\u0301cole 3rd", 'capitalize').text).toBe("The Cat’s Don't “Quoted” E\u0301cole 3rd");
});

test('[E4] capitals that are two letters keep the second small', () => {
  expect(applyCase('ﬁne ßa', 'capitalize').text).toBe('Fine Ssa');
});

test('[E4] a sigma at the end of a word is a final one in lower case', () => {
  expect(applyCase('ΟΔΟΣ ΣΟΦΟΣ', 'lowercase').text).toBe('οδος σοφος');
});

test('[E4] every shown unit points at the character that it stands for', () => {
  expect(applyCase('aßb', 'uppercase')).toEqual({ text: 'ASSB', sourceOf: [0, 1, 1, 2, 3] });
  expect(applyCase('😀a', 'uppercase').sourceOf).toEqual([0, 1, 2, 3]);
});

test('[E4] offsets never run backwards and end at the end', () => {
  const anyCase = fc.constantFrom('none', 'uppercase', 'lowercase', 'capitalize' as const);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), anyCase, (source, textCase) => {
      const { text, sourceOf } = applyCase(source, textCase);
      expect(sourceOf).toHaveLength(text.length + 1);
      expect(sourceOf.at(-1)).toBe(source.length);
      sourceOf.slice(1).forEach((offset, index) => expect(offset).toBeGreaterThanOrEqual(sourceOf[index] ?? 0));
    }),
  );
});
