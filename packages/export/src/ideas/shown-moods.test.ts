import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { type JudgedIdea, composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { isAgainstMood } from '@coverwright/core/ideas/title-mood.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

const FIRST_ROW = 4;

const engine = await createHarfBuzzEngine();
const specification = specificationOf(createDesign());

async function firstRow(id: string, title: string): Promise<readonly JudgedIdea[]> {
  const genre = findGenre(id);
  if (!genre) throw new Error(`no genre ${id}`);
  const brief = { title, author: 'Marion Vale', subtitle: null, genre, specification, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  return composeIdeas({ brief, pictures: [], seed: 11 }, engine).slice(0, FIRST_ROW);
}

test.each(['Wicked Little Lies', 'Savage Heir', 'Vicious Vows', 'The Beast of Hollow Street', 'Enemies at the Window'])(
  '[B26] the first covers of the dark romance “%s” are no sweet scenes',
  async (title) => {
    const row = await firstRow('romance', title);
    expect(row.filter(({ recipe }) => isAgainstMood(title, recipe.layout, 'romance'))).toEqual([]);
  },
);

test.each(['The Snail Who Won the Race', 'The Snail and the Star', 'Captain Crab', 'Bees in My Boots'])(
  '[B25] the first covers of the children’s book “%s” show its animal',
  async (title) => {
    const row = await firstRow('childrens', title);
    expect(row.every(({ design }) => design.coverShapes.some(({ art }) => ['snail', 'crab', 'bee'].includes(art?.motif ?? '')))).toBe(true);
  },
);

test.each([
  ['thriller', 'The Second Signature', 'watch'],
  ['fantasy', 'A Vow of Thorns and Starlight', 'ring'],
  ['poetry', 'Leaving the Orchard', 'suitcase'],
  ['historical', 'The Glassblower of Murano', 'star'],
  ['business', 'Raise the Bar', 'glass'],
  ['crime', 'Cold Spring', 'tulip'],
  ['literary', 'The Present Tense', 'gift'],
] as const)('[B25] in %s “%s” shows no %s', async (genre, title, motif) => {
  const row = await firstRow(genre, title);
  expect(row.flatMap(({ design }) => design.coverShapes.map(({ art }) => art?.motif))).not.toContain(motif);
});
