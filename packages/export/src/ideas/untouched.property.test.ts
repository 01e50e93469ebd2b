import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readLibrary } from '../library/read-library.ts';
import { readPictureOnce } from '../testing/read-picture-once.ts';
import { anyOf } from './testing/random-inquiry.ts';

const TITLES = ['Undertow', 'The Last Train to Nowhere', 'Élise Under Glass Skies', 'What We Told the Children About the Winter of Wolves'];
const TRIMS = [trim(5.5, 8.5), trim(6, 9), trim(7, 10)];
/** The number of a genre's best pictures that its ideas are made with. */
const PICTURES = 8;
const TAKEN = 2;
/** The number of books per genre in `npm test`; `npm run test:fuzz` runs as many as it has time for. */
const BOOKS_OF_A_GENRE = 1;
const FROM_FUZZ = Math.floor(Number(process.env.FUZZ_RUNS ?? 0) / GENRES.length);

const engine = await createHarfBuzzEngine();
const library = await readLibrary();

function picturesOf(genre: Genre): Promise<readonly BriefPicture[]> {
  return Promise.all(picturesForGenre(genre, library).slice(0, PICTURES).map(readPictureOnce));
}

/** Returns preflight's findings for an idea of each family that suits the book, without those about sample text. */
async function warningsFor(genre: Genre, best: readonly BriefPicture[], seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed);
  const pictures = Array.from({ length: TAKEN }, () => anyOf(best, random));
  const specification = {
    platform: 'kdp',
    format: anyOf(FORMAT_IDS, random),
    trim: anyOf(TRIMS, random),
    paper: 'white',
    extent: 300,
    readingDirection: 'ltr',
    typedSpine: null,
  } as const;
  const brief = { title: anyOf(TITLES, random), author: 'Marcus Hale', subtitle: null, blurb: null, genre, specification };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const recipes = chooseRecipes({ brief, pictures, seed, count: 120 });
  const ofFamilies = recipes.filter(({ layout }, index) => recipes.findIndex((other) => other.layout === layout) === index);
  const warnings: string[] = [];
  for (const recipe of ofFamilies) {
    const { design, id } = composeIdea({ brief, pictures }, recipe, engine);
    await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
    for (const { check, severity, message } of runPreflight(design, compileScene(design, engine), engine)) {
      if (severity === 'hint' || check === 'sample-text') continue;
      warnings.push(`${seed} ${id} ${specification.format} “${brief.title}” ${severity} ${check}: ${message}`);
    }
  }
  return warnings;
}

test('[B6] [B16] [B32] no idea of any genre, untouched and with pictures of the library, warns of anything but its sample text', {
  timeout: 900_000,
}, async () => {
  const warnings: string[] = [];
  for (const genre of GENRES) {
    const best = await picturesOf(genre);
    const seeds = fc.sample(fc.integer({ min: 1, max: 1_000_000 }), Math.max(BOOKS_OF_A_GENRE, FROM_FUZZ));
    for (const seed of seeds) warnings.push(...(await warningsFor(genre, best, seed)));
  }
  expect(warnings).toEqual([]);
});
