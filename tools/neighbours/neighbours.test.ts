import { readFile, stat } from 'node:fs/promises';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { neighbourManifestSchema } from '@coverwright/core/shop-window/neighbour-manifest.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NEIGHBOUR_BOOKS } from './books.ts';

const NEIGHBOURS = new URL('../../assets/neighbours/', import.meta.url);
const { covers } = neighbourManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', NEIGHBOURS), 'utf8')));

test.each(GENRES.map(({ id }) => id))('[B10] %s has at least four neighbours on the shelf, each another book', (genre) => {
  const own = covers.filter((cover) => cover.genre === genre);
  expect(own.length).toBeGreaterThanOrEqual(4);
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  expect(own.map(({ title, author }) => ({ title, author }))).toEqual(
    NEIGHBOUR_BOOKS[genre]?.map(({ title, author }) => ({ title, author })),
  );
});

test('[B10] every neighbour is there, 320 pixels wide, small, and shaped like a book', async () => {
  for (const { file, width, height } of covers) {
    const path = new URL(file, NEIGHBOURS).pathname;
    const facts = await sharp(path).metadata();
    expect(facts, file).toMatchObject({ format: 'jpeg', width, height });
    expect(width).toBe(320);
    expect(height / width).toBeGreaterThan(1.3);
    expect((await stat(path)).size, file).toBeLessThan(60_000);
  }
});
