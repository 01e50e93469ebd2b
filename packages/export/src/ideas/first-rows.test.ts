import { findGenre } from '@coverwright/core/genres/genres.ts';
import { describe, expect, test } from 'vitest';
import { firstCovers } from './testing/first-covers.ts';

const FIRST_ROW = 4;

async function familiesOf(genre: string, title: string) {
  return (await firstCovers(genre, title, FIRST_ROW)).map(({ recipe }) => recipe.layout);
}

describe('the first row of a title that names nothing', { timeout: 120_000 }, () => {
  test.each([
    ['thriller', ['Undone', 'If You Lie', 'No One Left to Call', 'Tripwire']],
    ['romance', ['Always', 'Say It First', 'All the Ways We Tried', 'Back to You']],
    ['memoir', ['Unfinished', 'Sober', 'Becoming', 'Still Here']],
    ['poetry', ['After You Left', 'Things I Never Sent', 'Unsaid', 'Soft Hours']],
  ] as const)(
    '[B26] has other families in %s than those of other such titles: three rows or more for four books',
    async (genre, titles) => {
      const rows: string[] = [];
      for (const title of titles) rows.push((await familiesOf(genre, title)).toSorted().join(' '));
      expect(new Set(rows).size, rows.join('; ')).toBeGreaterThanOrEqual(3);
    },
  );

  test.each([
    ['thriller', 'Then You Came Back'],
    ['fantasy', 'No Gods Remain'],
    ['western', 'Hard Country'],
    ['western', 'Wide Open'],
    ['science-fiction', 'Upload'],
    ['cookbook', 'Gather'],
    ['cookbook', 'One Pot Wonders'],
    ['cookbook', 'My Crêpe Obsession'],
    ['romcom', 'Not My Type'],
    ['young-adult', 'Almost Seventeen'],
    ['travel', 'Wanderlust'],
  ])('[B26] shows no family in %s that only completes a dozen, for “%s”', async (id, title) => {
    const reserve = findGenre(id)?.reserveLayouts ?? [];
    expect(reserve.length).toBeGreaterThan(0);
    expect((await familiesOf(id, title)).filter((family) => reserve.includes(family))).toEqual([]);
  });
});
