import { expect, test } from 'vitest';
import { savePackageChoice, readPackageChoice } from './package-choice.ts';

const tabOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

test('[C1] a package that was chosen is known for as long as the tab is there', () => {
  const tab = tabOf();
  expect(readPackageChoice(() => tab)).toBe(null);
  savePackageChoice({ id: 'ebook', formats: ['ebook'] }, () => tab);
  expect(readPackageChoice(() => tab)).toEqual({ id: 'ebook', formats: ['ebook'] });
});

test('[C1] what was tampered with, or cannot be kept, is no wish', () => {
  for (const kept of ['', '{', '{"id":"ebook"}', '{"id":"ebook","formats":["scroll"]}']) {
    expect(readPackageChoice(() => tabOf(new Map([['coverwright-package', kept]])))).toBe(null);
  }
  const closed = () => {
    throw new Error('no storage');
  };
  savePackageChoice({ id: 'ebook', formats: ['ebook'] }, closed);
  expect(readPackageChoice(closed)).toBe(null);
});
