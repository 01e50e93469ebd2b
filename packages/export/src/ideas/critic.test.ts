import { relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { FAMILY_RECORDS, STYLES, markIn } from '@coverwright/core/ideas/critic/family-record.ts';
import { measureTitle } from '@coverwright/core/ideas/critic/measure-title.ts';
import { narrowGenre } from '@coverwright/core/ideas/narrow-genre.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { randomPicture } from './testing/random-inquiry.ts';

const engine = await createHarfBuzzEngine();
const specification = specificationOf(createDesign());
const front = measureCover(specification).boards.front;

function genreOf(id: string): Genre {
  const genre = findGenre(id);
  if (!genre) throw new Error(`no genre ${id}`);
  return genre;
}

async function ideasOf(id: string, title: string, more: Partial<Parameters<typeof composeIdeas>[0]> = {}, genre = genreOf(id)) {
  const brief = { title, author: 'Marion Vale', subtitle: null, genre, specification, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  return composeIdeas({ brief, pictures: [], seed: 7, ...more }, engine);
}

describe('the critic', () => {
  test.each(['romance', 'thriller', 'fantasy', 'literary', 'business'])(
    '[B25] chooses a dozen of %s that differ, with reasons',
    async (id) => {
      const ideas = await ideasOf(id, 'The Salt Road');
      expect(ideas).toHaveLength(12);
      expect(new Set(ideas.map((idea) => idea.id)).size).toBe(12);
      expect(new Set(ideas.map(({ recipe }) => recipe.layout)).size).toBeGreaterThanOrEqual(9);
      expect(new Set(ideas.map(({ recipe }) => recipe.colour)).size).toBeGreaterThanOrEqual(5);
      expect(new Set(ideas.slice(0, 4).map(({ style }) => style)).size).toBeGreaterThanOrEqual(2);
      for (const { reasons } of ideas) {
        expect(reasons.length).toBeGreaterThanOrEqual(2);
        for (const reason of reasons) expect(reason.length).toBeLessThanOrEqual(60);
      }
    },
  );

  test('[B25] the same seed chooses the same covers, another seed others', async () => {
    const idsOf = async (seed: number) => (await ideasOf('mystery', 'The Clock at Vale House', { seed })).map(({ id }) => id);
    expect(await idsOf(3)).toEqual(await idsOf(3));
    expect(await idsOf(3)).not.toEqual(await idsOf(4));
  });

  test.each([
    ['romance', 'A City Made for Two', 'city'],
    ['childrens', 'The Moon Next Door', 'moon'],
    ['mystery', 'The Hotel Clock', 'clock'],
    ['thriller', 'The Last Door', 'door'],
    ['cookbook', 'The Bread Table', 'bread'],
    ['science-fiction', 'Planet of Glass', 'planet'],
  ])('[B25] in %s the first row of “%s” shows what the title speaks of', async (id, title, word) => {
    const first = (await ideasOf(id, title)).slice(0, 4);
    const shows = first.flatMap(({ reasons }) => reasons).filter((reason) => reason.startsWith('Shows'));
    expect(shows).toContain(`Shows “${word}” from your title`);
  });

  test.each(['The Quiet Century', 'Undertow'])(
    '[B25] a family that readers found weak in a genre is in the first row of “%s” only where it shows what the title names',
    async (title) => {
      // A genre with fewer good families has no choice: some of them do not take every title.
      const genres = ['non-fiction', 'business', 'self-help', 'memoir', 'literary', 'mystery', 'horror', 'romance', 'fantasy']
        .map(genreOf)
        .filter((genre) => genre.layouts.filter((layout) => markIn(genre, layout) >= 6.5).length >= 6);
      expect(genres.length).toBeGreaterThanOrEqual(6);
      for (const genre of genres) {
        const row = (await ideasOf(genre.id, title)).slice(0, 4);
        const others = row.filter(({ reasons }) => !reasons.some((reason) => reason.startsWith('Shows')));
        for (const { recipe } of others) expect(markIn(genre, recipe.layout), `${genre.id} ${recipe.layout}`).toBeGreaterThanOrEqual(6.5);
      }
    },
  );

  test.each(['The Lighthouse at Dead Point', 'The River', 'The Fairground'])(
    '[B25] a genre of the night shows the place of “%s” at night in the first row',
    async (title) => {
      for (const id of ['horror', 'thriller', 'crime', 'paranormal']) {
        const row = (await ideasOf(id, title)).slice(0, 4);
        const places = row.filter(({ recipe }) => FAMILY_RECORDS[recipe.layout].isScene && !genreOf(id).layouts.includes(recipe.layout));
        for (const { recipe, design } of places) {
          expect(relativeLuminance(design.frontBoard.panel.colour), `${id} ${recipe.layout}`).toBeLessThan(0.2);
        }
      }
    },
  );

  test('[B25] a title about a place is never shown as another place in the first row', async () => {
    const ideas = await ideasOf('romance', 'The Little Bakery on the Corner');
    for (const { recipe } of ideas.slice(0, 6)) expect(['beach', 'sunset', 'rooftop']).not.toContain(recipe.layout);
  });

  test('[B25] what a cover is said to show is never a small word of its title', async () => {
    const random = randomPicture('1', seededRandom(6));
    const pictures = [{ ...random, image: { ...random.image, type: 'library', assetId: 'library/figure-and-dog-on-the-rocks' } }] as const;
    const ideas = await ideasOf('historical', 'The Dog on the Stairs', { pictures });
    const shown = ideas.flatMap(({ reasons }) => reasons).filter((reason) => reason.startsWith('Shows'));
    expect(new Set(shown)).toEqual(new Set(['Shows “dog” from your title']));
  });

  describe.each([
    ['that the author uploaded', { type: 'UPLOAD' }, {}, 'Your own picture'],
    ['beside a design file', { type: 'FILE' }, {}, 'Your own picture'],
    ['of the library, or of a collection, that the author picked', { type: 'library' }, { isPicked: true }, 'The picture you chose'],
  ] as const)('a picture %s', (_, image, picked, reason) => {
    test.each(['memoir', 'romance', 'fantasy', 'poetry', 'cookbook'])(
      '[B25] leads in %s, and is on at least four of a dozen',
      async (id) => {
        const own = randomPicture('own', seededRandom(5));
        const library = randomPicture('other', seededRandom(6));
        const pictures = [
          { ...own, ...picked, image: { ...own.image, ...image } },
          { ...library, image: { ...library.image, type: 'library' } },
        ];
        const ideas = await ideasOf(id, 'The Salt Road', { pictures });
        const shows = ideas.map(({ design }) => JSON.stringify(design).includes(own.image.assetId));
        expect(shows[0]).toBe(true);
        expect(shows.filter(Boolean).length).toBeGreaterThanOrEqual(4);
        expect(ideas[0]?.reasons.join()).toContain(reason);
      },
    );
  });

  test.each(STYLES)('[B25] shows %s covers alone, and covers about a word', async (style) => {
    const genre = narrowGenre(genreOf('fantasy'), { style });
    if (!genre) throw new Error('every genre has covers of every style');
    for (const idea of await ideasOf('fantasy', 'The Salt Road', {}, genre)) expect(idea.style).toBe(style);
    expect(narrowGenre(genreOf('fantasy'), { about: 'moon' })?.layouts).toContain('moon-wood');
    expect(narrowGenre(genreOf('fantasy'), { about: 'mortgage' })).toBeNull();
  });
});

test('[B22] titles of fiction are large: in the dozen shown the median takes more than a quarter of the front, and every line reads small', async () => {
  const titles = ['Ashes', 'A Crown of Quiet Ravens'];
  for (const id of ['romance', 'thriller', 'fantasy']) {
    const sizes = [];
    for (const title of titles) {
      const ideas = await ideasOf(id, title);
      sizes.push(...ideas.map(({ design }) => measureTitle(design, front, engine)));
    }
    const shares = sizes.map(({ share }) => share).sort((first, second) => first - second);
    expect(shares[Math.floor(shares.length / 2)], id).toBeGreaterThanOrEqual(0.28);
    for (const { smallestCap } of sizes) expect(smallestCap, id).toBeGreaterThanOrEqual(0.045);
  }
});

test('[B25] every family has a record, and no genre shows one that got less than 5', () => {
  for (const id of ['romance', 'thriller', 'fantasy', 'western', 'poetry', 'crime']) {
    for (const layout of genreOf(id).layouts) expect(FAMILY_RECORDS[layout].mark, `${id} ${layout}`).toBeGreaterThanOrEqual(5);
  }
});
