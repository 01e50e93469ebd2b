import { savePackageChoice } from '@coverwright/core/shop/package-choice.ts';
import { expect, test } from 'vitest';
import { FIRST_INQUIRY } from './inquiry.ts';
import { forgetInquiry, hasInquiry, saveInquiry, readInquiry } from './stored-inquiry.ts';

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test('[E17] an inquiry is kept in the tab, and counts as one once something was answered', () => {
  const storage = memory();
  expect(hasInquiry(storage)).toBe(false);
  saveInquiry(FIRST_INQUIRY, storage);
  expect(hasInquiry(storage)).toBe(false);
  saveInquiry({ ...FIRST_INQUIRY, title: 'The Keeper' }, storage);
  expect([hasInquiry(storage), readInquiry(storage).title]).toEqual([true, 'The Keeper']);
  forgetInquiry(storage);
  expect(readInquiry(storage)).toEqual(FIRST_INQUIRY);
});

test('[C1] setup begins with the product of the package that was chosen, until something else is answered', () => {
  const storage = memory();
  saveInquiry(FIRST_INQUIRY, storage);
  savePackageChoice({ id: 'ebook', formats: ['ebook'] }, storage);
  expect([readInquiry(storage).format, hasInquiry(storage)]).toEqual(['ebook', false]);
  saveInquiry({ ...FIRST_INQUIRY, title: 'The Keeper' }, storage);
  expect(readInquiry(storage).format).toBe('paperback');
});
