import fc from 'fast-check';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { beforeAll, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { ALL_WORDS, anyOf, randomInquiry, randomPicture } from './testing/random-inquiry.ts';
import { coverFaults } from './testing/cover-faults.ts';
import { drawable } from './testing/read-words.ts';

/** The number of requests in `npm test`; `npm run test:fuzz` uses new seeds and sets the number. */
const INQUIRIES = Math.max(240, Number(process.env.FUZZ_RUNS ?? 0));
/** The time in ms that an inquiry may take on a busy machine; it takes 60 on an idle one. */
const TIME_OF_INQUIRY = 1_000;

const engine = await createHarfBuzzEngine();
const makePictures = seededRandom(11);
const pictures = Array.from({ length: 60 }, (_, index) => randomPicture(String(index), makePictures));
const images = new Map(pictures.map(drawable));

beforeAll(async () => {
  const uses = GENRES.flatMap((genre) => textsOfIdeas({ title: ALL_WORDS, author: '', subtitle: null, genre }));
  // One title is so long that script faces are left out, and one is not.
  const short = GENRES.flatMap((genre) => textsOfIdeas({ title: 'Ash', author: ALL_WORDS, subtitle: null, genre }));
  const first = GENRES[0];
  if (!first) throw new Error('no genres');
  await loadFaces(engine, facesForText([...uses, ...short]), readFontFile);
  for (const genre of GENRES) {
    const brief = { ...randomInquiry(seededRandom(1)), genre };
    const idea = composeIdea({ brief, pictures: [] }, recipeFor(brief, [], 1), engine);
    await loadFaces(engine, facesForText(textsOfDesign(idea.design)), readFontFile);
  }
});

function recipeFor(brief: ReturnType<typeof randomInquiry>, shown: typeof pictures, seed: number) {
  return anyOf(chooseRecipes({ brief, pictures: shown, seed }), seededRandom(seed));
}

test(`[B16] [D11] in ${INQUIRIES} random inquiries words stay safe, apart and readable, and the printer would refuse none`, {
  timeout: Math.max(1_800_000, INQUIRIES * TIME_OF_INQUIRY),
}, () => {
  const faults: string[] = [];
  for (const seed of fc.sample(fc.integer({ min: 1, max: 1_000_000 }), INQUIRIES)) {
    const random = seededRandom(seed);
    const brief = randomInquiry(random);
    const shown = random() < 0.2 ? [] : Array.from({ length: 3 }, () => anyOf(pictures, random));
    const idea = composeIdea({ brief, pictures: shown }, recipeFor(brief, shown, seed), engine);
    for (const fault of coverFaults(idea.design, compileScene(idea.design, engine), engine, images)) {
      faults.push(`${seed} ${idea.id} ${brief.genre.id} ${brief.specification.format} “${brief.title}”: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
