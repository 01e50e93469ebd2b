import { readFile, readdir } from 'node:fs/promises';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type LayoutId, LAYOUT_IDS } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { expect, test } from 'vitest';
import { DEMO_STYLES } from '../../apps/web/app/home/demo-styles.ts';
import { SHOWN_BOOKS } from '../../apps/web/app/site/books.ts';
import { NEIGHBOUR_BOOKS } from '../neighbours/books.ts';
import { BOOKS, type DesignName, type ShownBook } from './books.ts';
import { FRONTS, MOCK_UPS } from './shown.ts';

const DESIGNS = new URL('../../assets/site/designs/', import.meta.url);
const LISTED: ReadonlySet<LayoutId> = new Set(GENRES.flatMap(layoutsOfGenre));
const files = (await readdir(DESIGNS)).filter((file) => file.endsWith('.json'));
const kept = await Promise.all(
  files.map(async (file) => {
    const design = parseDesign(JSON.parse(await readFile(new URL(file, DESIGNS), 'utf8')));
    if (!design.ok) throw new Error(`${file}: ${design.fault.message}`);
    return [file, design.value] as const;
  }),
);

test.each(kept)('[B26] %s names a family that its genre lists', (_, { composition }) => {
  const genre = GENRES.find(({ id }) => id === composition?.genre);
  expect(genre && layoutsOfGenre(genre)).toContain(composition?.look.layout);
});

test('[B26] the families that no genre lists are in no picture of the shop-window test', () => {
  for (const [id, books] of Object.entries(NEIGHBOUR_BOOKS)) {
    const genre = GENRES.find((candidate) => candidate.id === id);
    for (const { title, layout } of books) expect(genre && layoutsOfGenre(genre), title).toContain(layout);
    expect(new Set(books.map(({ layout }) => layout)).size, id).toBe(books.length);
  }
  // If every family were listed, the test would check nothing.
  expect(LAYOUT_IDS.some((layout) => !LISTED.has(layout))).toBe(true);
});

const names = Object.keys(BOOKS) as DesignName[];

test('[B26] the pages show the books that the tool paints, each in a family of its own', () => {
  const titled = FRONTS.filter((name) => DEMO_STYLES.every((style) => style.name !== name)).map((name) => {
    const { title, author } = BOOKS[name];
    return { name, title, author };
  });
  expect(SHOWN_BOOKS.map(({ name, title, author }) => ({ name, title, author }))).toEqual(titled);
  expect(new Set(names.map((name) => BOOKS[name].recipe.layout)).size).toBe(names.length);
  for (const [file, { composition }] of kept) {
    const name = names.find((candidate) => file.startsWith(candidate));
    expect(composition?.look.layout, file).toBe(name && BOOKS[name].recipe.layout);
  }
});

test('[B26] the home page composes, for a visitor’s title, the covers that it shows before', () => {
  for (const { name, genre, picture, recipe } of DEMO_STYLES) {
    const { picture: painted, ...book }: ShownBook = BOOKS[name];
    const { layout, type, colour, motif } = recipe;
    expect({ genre, picture, recipe: { layout, type, colour, motif } }, name).toEqual({
      genre: book.genre,
      picture: painted ?? null,
      recipe: book.recipe,
    });
  }
});

test('[B26] every mock-up and front has its pictures', async () => {
  const pictures = await readdir(new URL('../../assets/site/pictures/', import.meta.url));
  const expected = [...FRONTS.map((name) => `front-${name}`), ...MOCK_UPS.map(({ name }) => name)];
  for (const name of expected) expect(pictures.filter((file) => file.startsWith(`${name}-`)).length, name).toBe(4);
  const fronts = pictures.filter((file) => file.startsWith('front-')).map((file) => file.replace(/-\d+\.\w+$/, ''));
  expect(new Set(fronts)).toEqual(new Set(FRONTS.map((name) => `front-${name}`)));
});
