import { expect, test } from 'vitest';
import { GENRES, findGenre } from '../genres/genres.ts';
import { familiesFor } from './takes-title.ts';

const author = 'Harriet Voss';

test('[D11] a family for titles that name what it draws is offered to no other title', () => {
  const mystery = findGenre('mystery');
  if (!mystery) throw new Error('no genre mystery');
  expect(mystery.layouts).not.toContain('umbrella');
  expect(familiesFor(mystery, { title: 'The Umbrella on Platform Nine', author })).toContain('umbrella');
  expect(familiesFor(mystery, { title: 'Nightshade', author })).not.toContain('umbrella');
});

test('[B21] a genre’s own family leaves a title that is too long for it to the others', () => {
  const literary = findGenre('literary');
  if (!literary) throw new Error('no genre literary');
  expect(familiesFor(literary, { title: 'The Unbearable Kindness of People Who Are About to Leave', author })).not.toContain('bands');
  expect(familiesFor(literary, { title: 'Salt', author })).toContain('bands');
});

test.each(GENRES.map((genre) => ({ id: genre.id, genre })))(
  '[B21] a title of seventeen words has four families of $id and more',
  ({ genre }) => {
    const title = 'What the Quiet People of This Town Never Told Us About the Year of the Great Flood';
    expect(title.split(' ')).toHaveLength(17);
    expect(familiesFor(genre, { title, author }).length).toBeGreaterThanOrEqual(4);
  },
);
