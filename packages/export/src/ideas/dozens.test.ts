import { relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { candidateRecipes, composeIdeas, judgedBy, recipesToJudge } from '@coverwright/core/ideas/compose-ideas.ts';
import { FAMILY_RECORDS } from '@coverwright/core/ideas/critic/family-record.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { typePairOf } from '@coverwright/core/ideas/type-pairs.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

const engine = await createHarfBuzzEngine();
const specification = specificationOf(createDesign());
const TITLES = ['The Salt Road', 'Undertow', 'What We Leave Behind', 'Everything She Knew'] as const;

/** Families of before the drawn ones: icons in discs, boxes over photographs. No genre offers them. */
const OLD_FAMILIES = [
  'big-type',
  'centred',
  'framed',
  'script',
  'panel',
  'solid',
  'wide',
  'playful',
  'band',
  'diagonal',
  'window',
  'emblem',
  'pattern',
  'label',
  'poster',
  'strip',
] as const satisfies readonly LayoutId[];

function briefOf(genre: Genre, title: string) {
  return { title, author: 'Marion Vale', subtitle: null, genre, specification, blurb: null };
}

async function dozenOf(genre: Genre, title: string) {
  const brief = briefOf(genre, title);
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  return composeIdeas({ brief, pictures: [], seed: 7 }, engine);
}

const familiesOf = (ideas: Awaited<ReturnType<typeof dozenOf>>) => ideas.map(({ recipe }) => recipe.layout);

describe.each(TITLES)('the dozens of “%s”', async (title) => {
  const dozens = new Map<string, Awaited<ReturnType<typeof dozenOf>>>();
  for (const genre of GENRES) dozens.set(genre.id, await dozenOf(genre, title));

  test.each(GENRES)('[B25] in $id show ten families or more, four in the first row, and one loud idea at most', ({ id }) => {
    const families = familiesOf(dozens.get(id) ?? []);
    expect(families).toHaveLength(12);
    expect(new Set(families).size, families.join(' ')).toBeGreaterThanOrEqual(10);
    expect(new Set(families.slice(0, 4)).size).toBe(4);
    expect(families.filter((layout) => FAMILY_RECORDS[layout].isLoud).length, families.join(' ')).toBeLessThanOrEqual(1);
  });

  test.each(GENRES)('[B25] in $id have three palettes and three title faces or more, a light cover and a dark one', (genre) => {
    const ideas = dozens.get(genre.id) ?? [];
    expect(new Set(ideas.map(({ recipe }) => recipe.colour)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(ideas.map(({ recipe }) => typePairOf(genre, recipe)?.title.font)).size).toBeGreaterThanOrEqual(3);
    const dark = ideas.filter(({ design }) => relativeLuminance(design.frontBoard.panel.colour) < 0.2).length;
    expect(dark).toBeGreaterThanOrEqual(1);
    // Horror is dark on every shelf.
    if (genre.id !== 'horror') expect(dark).toBeLessThanOrEqual(11);
  });

  // A book for children is drawn, and a title of four words fits few letter families, so that more scenes come.
  test.runIf(title === 'The Salt Road' || title === 'Undertow').each(GENRES.filter(({ id }) => id !== 'childrens'))(
    '[B25] in $id are six of a kind at most: scenes, other drawings, letters, photographs, ornaments',
    ({ id }) => {
      const kinds = familiesOf(dozens.get(id) ?? []).map((layout) =>
        FAMILY_RECORDS[layout].isScene ? 'scene' : FAMILY_RECORDS[layout].style,
      );
      for (const kind of new Set(kinds)) expect(kinds.filter((other) => other === kind).length, kind).toBeLessThanOrEqual(6);
    },
  );

  test('[B25] of any five genres show thirty families or more', () => {
    const families = [...dozens.values()].map(familiesOf);
    let fewest = Number.POSITIVE_INFINITY;
    const extend = (shown: readonly LayoutId[], from: number, left: number) => {
      if (left === 0) fewest = Math.min(fewest, new Set(shown).size);
      else
        for (let next = from; next <= families.length - left; next += 1) extend([...shown, ...(families[next] ?? [])], next + 1, left - 1);
    };
    extend([], 0, 5);
    expect(fewest).toBeGreaterThanOrEqual(30);
  });

  test.each(GENRES)('[B25] in $id are chosen of two hundred candidates or more, and each of them has a judgement', (genre) => {
    const recipes = candidateRecipes({ brief: briefOf(genre, title), pictures: [], seed: 7 });
    const judged = new Set(recipesToJudge(recipes).map(judgedBy));
    expect(recipes.filter((recipe) => judged.has(judgedBy(recipe))).length).toBeGreaterThanOrEqual(200);
  });
});

test.each(GENRES)('[B25] $id offers none of the old families', (genre) => {
  const offered = layoutsOfGenre(genre);
  expect(OLD_FAMILIES.filter((layout) => offered.includes(layout))).toEqual([]);
});
