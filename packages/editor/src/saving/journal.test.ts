import { createDesign } from '@coverwright/core/design/create-design.ts';
import { expect, test } from 'vitest';
import { createJournal } from './journal.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}

const paperback = createDesign();

test('[B11] what was written is read back after a reload, each cover for itself', () => {
  const storage = createStorage();
  const journal = createJournal(() => storage);
  journal.write({ itemId: null, currentFormat: 'paperback', designs: { paperback }, saved: false });
  journal.write({ itemId: 'a', currentFormat: 'paperback', designs: { paperback }, saved: true });
  expect(createJournal(() => storage).read(null)).toEqual({
    itemId: null,
    currentFormat: 'paperback',
    designs: { paperback },
    saved: false,
  });
  journal.remove(null);
  expect(journal.read(null)).toBeNull();
  expect(journal.read('a')).toMatchObject({ itemId: 'a', saved: true });
});

test('[B11] a broken entry, and a browser without storage, are as if there were none', () => {
  const storage = createStorage();
  storage.kept.set('coverwright.journal.new', '{"itemId":null,"currentFormat":"paperback","designs":{"paperback":{}},"saved":false}');
  expect(createJournal(() => storage).read(null)).toBeNull();
  const forbidden = createJournal(() => {
    throw new DOMException('forbidden');
  });
  expect(forbidden.read(null)).toBeNull();
  expect(forbidden.write({ itemId: null, currentFormat: 'paperback', designs: { paperback }, saved: false })).toBe(false);
});
