import { expect, test } from 'vitest';
import type { LibraryPicture } from './picture-manifest.ts';
import { orderByTitle, picturesNamed } from './pictures-for-title.ts';
import { searchWords } from './search-words.ts';

test.each([
  ['The Last Roses of the Kings', ['last', 'rose', 'king']],
  ['A House in the Wind', ['house', 'wind']],
  ['The Long Road Back to Abilene', ['long', 'road', 'abilene']],
  ['Of', []],
])('[S1] the words to look for in “%s”', (title, words) => {
  expect(searchWords(title)).toEqual(words);
});

const picture = (id: string, tags: readonly string[], kind: LibraryPicture['kind'] = 'photo') =>
  ({ id, title: id.replaceAll('-', ' '), tags, kind }) as unknown as LibraryPicture;

test('[S1] pictures of what a title names come first, by tag or by name, and cut-out objects never', () => {
  const pictures = [
    picture('gray-street', ['city']),
    picture('boat-on-the-water', ['sea', 'boat']),
    picture('waves', ['sea', 'storm']),
    picture('boat', ['boat'], 'object'),
  ];
  expect(picturesNamed('The Boat and the Sea', pictures).map(({ id }) => id)).toEqual(['boat-on-the-water', 'waves']);
  expect(picturesNamed('Ash', pictures)).toEqual([]);
  expect(orderByTitle('Street of Storms', pictures, ({ id }) => id.replaceAll('-', ' ')).map(({ id }) => id)).toEqual([
    'gray-street',
    'boat-on-the-water',
    'waves',
    'boat',
  ]);
});
