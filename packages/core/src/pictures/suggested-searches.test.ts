import { expect, test } from 'vitest';
import { suggestedSearches } from './suggested-searches.ts';

test('[M12] a first search is for what a picture can show of the title, not for its adjectives and little words', () => {
  expect(suggestedSearches('The Garden of Small Mercies', null)).toEqual(['garden', 'mercy']);
  expect(suggestedSearches('What We Never Told the Last Lighthouse', null)).toEqual(['lighthouse']);
});
