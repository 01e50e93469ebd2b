import { expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import { familiesFor } from './takes-title.ts';

const author = 'Harriet Voss';

test('[D11] a family for titles that name what it draws is offered to no other title', () => {
  const mystery = findGenre('mystery');
  if (!mystery) throw new Error('no genre mystery');
  expect(mystery.layouts).not.toContain('umbrella');
  expect(familiesFor(mystery, { title: 'The Umbrella on Platform Nine', author })).toContain('umbrella');
  expect(familiesFor(mystery, { title: 'Nightshade', author })).not.toContain('umbrella');
});
