import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES, findGenre } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { briefOfDesign } from '@coverwright/core/ideas/brief-of-design.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { AXES } from '@coverwright/core/ideas/recipe.ts';
import { shuffleRecipe } from '@coverwright/core/ideas/shuffle-recipe.ts';
import { textsOfBrief, textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { findFamily } from '@coverwright/render/fonts/catalogue.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readLibrary } from '../library/read-library.ts';
import { readPictureOnce } from '../testing/read-picture-once.ts';

const engine = await createHarfBuzzEngine();
const library = await readLibrary();

const TITLES = [
  { title: 'Salt', author: 'Li Wu', subtitle: null },
  { title: 'The Last Train to Nowhere', author: 'Marcus Hale', subtitle: 'It only stops for the dead' },
  {
    title: 'An Unreasonably Long and Winding Title About the Several Wives of a Lighthouse Keeper',
    author: 'Bartholomew Featherstonehaugh-Cholmondeley',
    subtitle: null,
  },
  { title: 'Éclats d’été à Łódź', author: 'Zoë Šťastný', subtitle: null },
];

/** A blurb of its own, because preflight reports the sample text. */
const BLURB = '<h2>One line.</h2><p>Whose story it is, and what stands in the way.</p>';

const pictures = new Map<string, BriefPicture | null>();

async function pictureFor(genre: Genre): Promise<BriefPicture | null> {
  const known = pictures.get(genre.id);
  if (known !== undefined) return known;
  const [best] = genre.look.layout === 'solid' ? [] : picturesForGenre(genre, library);
  const picture = best ? await readPictureOnce(best) : null;
  pictures.set(genre.id, picture);
  return picture;
}

async function firstDesign(genre: Genre, words: (typeof TITLES)[number], specification: CoverSpecification = NOVEL) {
  const picture = await pictureFor(genre);
  await loadFaces(engine, facesForText(textsOfBrief({ ...words, genre })), readFontFile);
  const design = composeCover({ ...words, genre, specification, picture, blurb: BLURB }, engine);
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  return design;
}

describe('the first design of a genre', () => {
  test.each(GENRES)(
    '[D11] $id speaks in faces of the catalogue and shows a picture of the library',
    ({ look, recommendedFonts, imageCollection, ...genre }) => {
      const faces = [...recommendedFonts, look.title.font, look.author.font, look.subtitle.font, look.blurbFont];
      for (const face of faces) expect(findFamily(face).family).toBe(face);
      expect(picturesForGenre({ ...genre, look, recommendedFonts, imageCollection }, library).length).toBeGreaterThan(0);
    },
  );

  test.each(GENRES)('[B15] [B6] $id passes preflight with short, ordinary, very long and accented words', async (genre) => {
    for (const words of TITLES) {
      const design = await firstDesign(genre, words);
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ ok: true, value: design });
      const errors = runPreflight(design, compileScene(design, engine), engine).filter(
        ({ severity, check }) => severity === 'error' || check === 'small-type',
      );
      expect(errors, `${words.title}`).toEqual([]);
    }
  });

  test('[B15] passes preflight in every format and at small and large trims', async () => {
    const books = (['paperback', 'hardback', 'ebook', 'audiobook'] as const)
      .flatMap((format) =>
        [trim(5, 8), trim(5.5, 8.5), trim(8.25, 11), trim(8.5, 8.5)].map((size): CoverSpecification => ({ ...NOVEL, format, trim: size })),
      )
      .filter((specification) => checkSpecification(specification).ok);
    expect(books.length).toBeGreaterThan(10);
    for (const specification of books) {
      for (const genre of GENRES.filter(({ id }) =>
        ['fantasy', 'thriller', 'memoir', 'business', 'childrens', 'romance', 'literary', 'travel'].includes(id),
      )) {
        const design = await firstDesign(genre, TITLES[1] as (typeof TITLES)[number], specification);
        const errors = runPreflight(design, compileScene(design, engine), engine).filter(({ severity }) => severity === 'error');
        expect(errors, `${genre.id} ${specification.format} ${specification.trim.width}`).toEqual([]);
      }
    }
  });

  test('[B15] has a title whose letters are at least a fourteenth of the front high, when it is short', async () => {
    for (const genre of GENRES) {
      const design = await firstDesign(genre, TITLES[0] as (typeof TITLES)[number]);
      const ink = compileScene(design, engine).layers.find(({ id }) => id === 'Title')?.inkBounds;
      const { front } = measureCover(specificationOf(design)).boards;
      expect((ink?.height ?? 0) / front.height, genre.id).toBeGreaterThan(1 / 14);
    }
  });

  test('[B15] is the same cover every time', async () => {
    const [genre] = GENRES;
    if (!genre) throw new Error('no genres');
    const words = TITLES[1] as (typeof TITLES)[number];
    expect(await firstDesign(genre, words)).toEqual(await firstDesign(genre, words));
  });
});

describe('ideas for a book', () => {
  test.each(GENRES)('[B16] $id: at least twelve, each another cover, all of them valid and fit to print', async (genre) => {
    const words = TITLES[1] as (typeof TITLES)[number];
    const brief = { ...words, genre, specification: NOVEL, blurb: BLURB };
    const picture = await pictureFor(genre);
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const ideas = composeIdeas({ brief, pictures: picture ? [picture] : [], seed: 7 }, engine);
    expect(ideas.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ recipe }) => recipe.layout)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(ideas.map(({ design }) => JSON.stringify([design.frontBoard, design.coverShapes, design.spine.panel]))).size).toBe(
      ideas.length,
    );
    for (const { id, design } of ideas) {
      await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
      expect(parseDesign(JSON.parse(JSON.stringify(design))), id).toEqual({ ok: true, value: design });
      const errors = runPreflight(design, compileScene(design, engine), engine).filter(({ severity }) => severity === 'error');
      expect(errors, id).toEqual([]);
    }
  });

  test('[B16] an idea is shuffled one axis at a time, put on an open cover in one step, and made again from it', async () => {
    const genre = findGenre('mystery');
    if (!genre) throw new Error('no mysteries');
    const words = TITLES[1] as (typeof TITLES)[number];
    const picture = await pictureFor(genre);
    const material = { brief: { ...words, genre, specification: NOVEL, blurb: BLURB }, pictures: picture ? [picture] : [] };
    await loadFaces(engine, facesForText(textsOfIdeas(material.brief)), readFontFile);
    const [idea] = composeIdeas({ ...material, seed: 7, count: 1 }, engine);
    if (!idea) throw new Error('no idea');
    for (const axis of AXES) {
      const other = composeIdea(material, shuffleRecipe(material, idea.recipe, axis, 3), engine);
      expect(other.id).not.toBe(idea.id);
      expect(other.design).not.toEqual(idea.design);
    }
    const open = await firstDesign(genre, { title: 'Another', author: 'Somebody', subtitle: null });
    const applied = applyCommand(open, { name: 'apply-idea', idea: idea.design });
    if (!applied.ok) throw new Error(applied.fault.message);
    expect(applied.value.frontBoard).toEqual(idea.design.frontBoard);
    expect(briefOfDesign(applied.value, genre)).toEqual({ ...material.brief, blurb: open.back.text.text });
  });
});
