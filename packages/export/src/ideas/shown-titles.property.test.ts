import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { leastShareOf } from '@coverwright/core/ideas/critic/family-record.ts';
import type { Idea } from '@coverwright/core/ideas/compose-idea.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { type FrontReading, isReadable } from '@coverwright/core/ideas/critic/front-reading.ts';
import { measureTitle } from '@coverwright/core/ideas/critic/measure-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { beforeAll, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { frontReader } from './front-reader.ts';
import { ALL_WORDS, anyOf, randomInquiry, randomPicture } from './testing/random-inquiry.ts';

const FICTION = GENRES.filter(({ id }) =>
  (
    'childrens cosy-mystery crime fantasy historical horror literary mystery paranormal romance romcom science-fiction thriller ' +
    'western womens-fiction young-adult'
  )
    .split(' ')
    .includes(id),
);
/** The number of random books in `npm test`; `npm run test:fuzz` uses new seeds and sets the number. */
const BOOKS = Math.max(24, Number(process.env.FUZZ_RUNS ?? 0));
/** Seeds of novels whose leading words once left the others too small. */
const FOUND = [334006, 395096, 855128] as const;
/** The time in ms that a book may take on a busy machine; it takes a second on an idle one. */
const TIME_OF_BOOK = 5_000;
const SHOWN = 3;
/** The largest share of the front's height that a title may take, with a little room for outlines that a warp bends. */
const MOST_SHARE = 0.605;
const LEAST_CAP = 0.05;
const LEAST_MINOR = 0.016;
/** The number of characters from which a title's lines are small on any cover. */
const LONG_TITLE = 45;
/** Such a title takes at least this share of what others take. Its capitals are as large as theirs, its small words smaller. */
const SHARE_OF_LONG = 0.7;
const LEAST_MINOR_OF_LONG = 0.01;

/**
 * Returns the picture as one of the library. An author’s own picture is always shown; a library picture only if the words are readable on
 * it.
 */
function libraryOne(picture: BriefPicture): BriefPicture {
  return { ...picture, image: { ...picture.image, type: 'library' } };
}

const engine = await createHarfBuzzEngine();
const makePictures = seededRandom(17);
const pictures = Array.from({ length: 24 }, (_, index) => libraryOne(randomPicture(String(index), makePictures)));
const specification = specificationOf(createDesign());
const front = measureCover(specification).boards.front;

beforeAll(async () => {
  for (const title of [ALL_WORDS, 'Ash']) {
    const uses = FICTION.flatMap((genre) => textsOfIdeas({ title, author: ALL_WORDS, subtitle: ALL_WORDS, genre }));
    await loadFaces(engine, facesForText(uses), readFontFile);
  }
});

/** Lists the faults in the lettering of a cover that the critic shows. */
function faultsOf({ design, recipe }: Idea, title: string, reading: FrontReading | null): readonly string[] {
  const { share, smallestCap, smallestMinor, isFull } = measureTitle(design, front, engine);
  const isLong = title.length > LONG_TITLE;
  const leastShare = leastShareOf(recipe.layout, front) * (isLong ? SHARE_OF_LONG : 1);
  const leastMinor = isLong ? LEAST_MINOR_OF_LONG : LEAST_MINOR;
  return [
    ...(!isFull && share < leastShare ? [`the title takes only ${share.toFixed(3)} of the height`] : []),
    ...(share > MOST_SHARE ? [`the title takes ${share.toFixed(3)} of the height`] : []),
    ...(smallestCap < LEAST_CAP ? [`its smallest line is ${smallestCap.toFixed(4)} of the width`] : []),
    ...(smallestMinor !== null && smallestMinor < leastMinor ? [`small words are ${smallestMinor.toFixed(4)} of the width`] : []),
    ...(reading && isReadable(reading) ? [] : [`cannot be read: ${JSON.stringify(reading)}`]),
  ];
}

test(`[B21] [B26] of ${BOOKS} random novels the critic shows titles that fill their part of the front, no line too small, and every word readable`, {
  timeout: Math.max(900_000, BOOKS * TIME_OF_BOOK),
}, async () => {
  const faults: string[] = [];
  for (const seed of [...FOUND, ...fc.sample(fc.integer({ min: 1, max: 1_000_000 }), BOOKS)]) {
    const random = seededRandom(seed);
    const brief = { ...randomInquiry(random), genre: anyOf(FICTION, random), specification };
    const shown = Array.from({ length: 2 }, () => anyOf(pictures, random));
    // Canvases give back their memory only between turns of the event loop.
    await setImmediate();
    const readFront = frontReader(engine, shown);
    for (const idea of composeIdeas({ brief, pictures: shown, seed, count: SHOWN, readFront }, engine)) {
      const name = `${seed} ${idea.id} ${brief.genre.id} “${brief.title}”`;
      for (const fault of faultsOf(idea, brief.title, readFront(idea.design))) faults.push(`${name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
