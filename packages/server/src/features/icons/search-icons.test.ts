import { GENRES } from '@coverwright/core/genres/genres.ts';
import { describe, expect, test } from 'vitest';
import { createPackageIcons } from '../../adapters/package-icons.ts';
import { rankIcon } from './rank-icons.ts';
import { readIconDrawing } from './read-icon-drawing.ts';
import { searchIcons } from './search-icons.ts';

const readSets = createPackageIcons();

describe('the installed icons', () => {
  test('[E11] are thousands, and every one can be drawn', async () => {
    const sets = await readSets();
    const counts = sets.map(({ id, bodies }) => [id, bodies.size] as const);
    for (const [id, count] of counts) expect(count, id).toBeGreaterThan(1000);
    const broken = sets.flatMap(({ id, bodies }) =>
      [...bodies].filter(([, body]) => !readIconDrawing(body)).map(([name]) => `${id} ${name}`),
    );
    expect(broken).toEqual([]);
  });

  test('[E11] are found by word, the plain ones first, from several sets', async () => {
    const { icons, totalPages } = searchIcons(await readSets(), { query: 'crown', page: 1 });
    expect(icons[0]).toMatchObject({ name: 'crown' });
    expect(new Set(icons.map(({ set }) => set)).size).toBeGreaterThanOrEqual(3);
    expect(icons.every(({ name }) => name.includes('crown'))).toBe(true);
    expect(totalPages).toBeGreaterThanOrEqual(1);
  });

  test('[E11] of one set only, when asked; those that owe a credit carry it', async () => {
    const { icons } = searchIcons(await readSets(), { query: 'sword, dragon', set: 'game-icons', page: 1 });
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.every(({ set, credit }) => set === 'game-icons' && credit !== null)).toBe(true);
    expect(icons.some(({ name }) => name.includes('dragon'))).toBe(true);
  });

  test('[E11] have something for every motif of every genre', async () => {
    const sets = await readSets();
    const motifs = [...new Set(GENRES.flatMap((genre) => genre.motifs))];
    expect(motifs.filter((query) => searchIcons(sets, { query, page: 1 }).icons.length === 0)).toEqual([]);
  });

  test('[E11] nothing is found for what nobody drew', async () => {
    expect(searchIcons(await readSets(), { query: 'zzxqv', page: 1 })).toEqual({ icons: [], page: 1, totalPages: 1 });
  });
});

test('[E11] a name that is the word ranks above one that starts with it, and that above one that has it', () => {
  const ranks = ['moon', 'moon-orbit', 'full-moon', 'moonlight', 'sun'].map((name) => rankIcon(name, 'moon'));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  expect(ranks.at(-1)).toBe(0);
  expect(rankIcon('full-moon', 'moon full')).toBeGreaterThan(0);
  expect(rankIcon('full-moon', 'moon half')).toBe(0);
});

test('[E11] a drawing keeps its colours and lines; what paths cannot say is refused', () => {
  expect(
    readIconDrawing('<g fill="none"><path fill="#f00" d="M0 0h1z"/><path stroke="currentColor" stroke-width="2" d="M0 0h1"/></g>'),
  ).toEqual([
    { d: 'M0 0h1z', rule: 'nonzero', colour: { r: 255, g: 0, b: 0, a: 1 }, stroke: null },
    { d: 'M0 0h1', rule: 'nonzero', colour: null, stroke: 2 },
  ]);
  expect(readIconDrawing('<path fill="url(#a)" d="M0 0"/>')).toBeNull();
  expect(readIconDrawing('<rect width="1" height="1"/>')).toBeNull();
});
