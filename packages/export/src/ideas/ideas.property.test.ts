import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type Rect, intersection } from '@coverwright/core/geometry/shapes.ts';
import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { type Idea, composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { beforeAll, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { ALL_WORDS, anyOf, randomInquiry, randomPicture } from './testing/random-inquiry.ts';
import { contrastOfWords, drawable } from './testing/read-words.ts';

const INQUIRIES = 2000;
const LEAST_CONTRAST = 4.5;

const engine = await createHarfBuzzEngine();
const makePictures = seededRandom(11);
const pictures = Array.from({ length: 60 }, (_, index) => randomPicture(String(index), makePictures));
const images = new Map(pictures.map(drawable));

beforeAll(async () => {
  const uses = GENRES.flatMap((genre) => textsOfIdeas({ title: ALL_WORDS, author: '', subtitle: null, genre }));
  // A title that is long enough for a script to be put aside, and one that is not.
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

/** What is wrong with a cover, in words; nothing when it may be published. */
function faultsOf({ design }: Idea, scene: Scene): readonly string[] {
  const geometry = geometryOf(design);
  const words = scene.layers.filter(({ kind }) => kind === 'textBox');
  const { front } = geometry.boards;
  const inset = front.width * 0.02;
  const safe: Rect = { x: front.x + inset, y: front.y + inset, width: front.width - 2 * inset, height: front.height - 2 * inset };
  const drawn = scene.layers.filter(({ id }) => ['motif', 'disc', 'ring', 'ornament', 'rule', 'upper-rule', 'lower-rule'].includes(id));
  return [
    ...runPreflight(design, scene, engine)
      .filter(({ severity, check, element }) => severity === 'error' || (check === 'small-type' && !String(element).startsWith('Spine')))
      .map(({ message }) => message),
    ...words.flatMap(({ id, inkBounds }) => (inkBounds && !isInside(inkBounds, safe) ? [`${id} leaves the front`] : [])),
    ...words.flatMap(({ id, inkBounds }, index) =>
      [...words.slice(index + 1), ...drawn]
        .filter((other) => inkBounds && other.inkBounds && intersection(inkBounds, other.inkBounds))
        .map((other) => `${id} runs into ${other.id}`),
    ),
    ...contrastOfWords(design, scene, geometry, images, engine)
      .filter(({ contrast }) => contrast < LEAST_CONTRAST)
      .map(({ words: said, contrast }) => `${said} has a contrast of ${contrast.toFixed(2)}`),
  ];
}

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

test(`[B16] [D11] in ${INQUIRIES} random inquiries words stay safe, apart and readable, and the printer would refuse none`, {
  timeout: 600_000,
}, () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= INQUIRIES; seed += 1) {
    const random = seededRandom(seed);
    const brief = randomInquiry(random);
    const shown = random() < 0.2 ? [] : Array.from({ length: 3 }, () => anyOf(pictures, random));
    const idea = composeIdea({ brief, pictures: shown }, recipeFor(brief, shown, seed), engine);
    for (const fault of faultsOf(idea, compileScene(idea.design, engine))) {
      faults.push(`${seed} ${idea.id} ${brief.genre.id} ${brief.specification.format} “${brief.title}”: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
