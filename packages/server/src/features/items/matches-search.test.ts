import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test('[A3] a cover is found by parts of its title and author, in any order, without accents and capitals', () => {
  const texts = ['The Long\nRoad', 'Émile Zółkiewska'];
  for (const sought of ['long road', 'ROAD', 'emile', 'road émile', '  lon ', ''])
    expect([sought, matchesSearch(texts, sought)]).toEqual([sought, true]);
  for (const sought of ['short', 'long short', 'roads']) expect([sought, matchesSearch(texts, sought)]).toEqual([sought, false]);
});
