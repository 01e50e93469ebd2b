import { ART_GENERATORS } from '@coverwright/core/art/art-generators.ts';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Artwork } from '@coverwright/core/design/artwork.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { placeCoverImage } from '@coverwright/core/elements/cover-image/place-cover-image.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { LAYOUT_IDS } from '@coverwright/core/genres/layout-ids.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { type Rect, centreOf, intersection } from '@coverwright/core/geometry/shapes.ts';
import { chooseRecipes } from '@coverwright/core/ideas/choose-recipes.ts';
import { isCarried } from '@coverwright/core/ideas/carried.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { type Random, seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { ALL_WORDS, anyOf, randomInquiry, randomPicture } from '../ideas/testing/random-inquiry.ts';
import { contrastOfWords, drawable } from '../ideas/testing/read-words.ts';
import { editedAtRandom } from './testing/random-edits.ts';

const TRIMS = [trim(5, 8), trim(6, 9), trim(7, 10), trim(8.5, 8.5), trim(8.25, 6), trim(8.5, 11)];
const PAGES = [80, 300, 540];
/** The contrast ratio of WCAG 2.2, 1.4.3, for text of every size, because a title is also read at thumbnail size. */
const LEAST_CONTRAST = 4.5;
/** The tolerance in print pixels. */
const TOLERANCE = 0.5;

const engine = await createHarfBuzzEngine();
const makePictures = seededRandom(11);
const pictures = Array.from({ length: 30 }, (_, index) => randomPicture(String(index), makePictures));
const images = new Map(pictures.map(drawable));

beforeAll(async () => {
  const words = `${ALL_WORDS} House of Ash The Girl Under the River`;
  const uses = GENRES.flatMap((genre) => [
    ...textsOfIdeas({ title: words, author: '', subtitle: null, genre }),
    ...textsOfIdeas({ title: 'Ash', author: words, subtitle: null, genre }),
  ]);
  await loadFaces(engine, facesForText(uses), readFontFile);
  for (const genre of GENRES) {
    const cover = composeIdea({ brief: { ...randomInquiry(seededRandom(1)), genre }, pictures: [] }, firstRecipe(genre), engine);
    await loadFaces(engine, facesForText(textsOfDesign(cover.design)), readFontFile);
  }
});

function firstRecipe({ look: { layout } }: (typeof GENRES)[number]) {
  return { layout, type: 0, colour: 0, picture: null, crop: 0, motif: 0 };
}

function randomBook(random: Random, readingDirection: 'ltr' | 'rtl'): CoverSpecification {
  for (;;) {
    const checked = checkSpecification({
      platform: 'kdp',
      format: anyOf(FORMAT_IDS, random),
      trim: anyOf(TRIMS, random),
      paper: 'white',
      extent: anyOf(PAGES, random),
      readingDirection,
      typedSpine: null,
    });
    if (checked.ok) return checked.value;
  }
}

function changed(design: Design, { platform, format, trim: size, paper, extent, readingDirection }: CoverSpecification): Design {
  const book = { publisher: platform, format, trim: { width: size.width, height: size.height }, paper, extent, readingDirection };
  const result = applyCommand(design, { name: 'change-specification', ...book }, engine);
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

/** The most covers of random cases that are kept: a run of `npm run test:fuzz` draws thousands. */
const MOST_KEPT = 200;
const composed = new Map<number, ReturnType<typeof composeCase>>();

/** Composes the cover of a random case, for a book and another one. Every test draws the same seeds, so that each is composed once. */
function composeCase(seed: number) {
  const random = seededRandom(seed);
  const inquiry = randomInquiry(random);
  const from = randomBook(random, inquiry.specification.readingDirection);
  const to = randomBook(random, from.readingDirection);
  const brief = { ...inquiry, specification: from };
  const shown = random() < 0.25 ? [] : [anyOf(pictures, random)];
  const recipe = anyOf(chooseRecipes({ brief, pictures: shown, seed }), random);
  const { design, id } = composeIdea({ brief, pictures: shown }, recipe, engine);
  const name = `${seed} ${id} ${brief.genre.id} “${brief.title}” ${bookName(from)} → ${bookName(to)}`;
  return { name, design, from, to };
}

/** Draws a random case: a cover, the book that it was made for, and another book. */
function drawCase(seed: number, edits: number, remembers: boolean) {
  const known = composed.get(seed) ?? composeCase(seed);
  if (composed.size >= MOST_KEPT) composed.clear();
  composed.set(seed, known);
  const { name, design, from, to } = known;
  const before = editedAtRandom(remembers ? design : { ...design, composition: null }, edits, seededRandom(seed + edits));
  return { name, before, from, to };
}

function bookName({ format, trim: { width, height } }: CoverSpecification): string {
  return `${format} ${width} × ${height}`;
}

const wordsOf = (scene: Scene) => scene.layers.filter(({ kind }) => kind === 'textBox');

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}

function meetings(scene: Scene): ReadonlySet<string> {
  const words = wordsOf(scene);
  return new Set(
    words.flatMap(({ id, inkBounds: ink }, index) =>
      words
        .slice(index + 1)
        .filter(({ inkBounds: other }) => ink && other && intersection(ink, other))
        .map((other) => `${id} runs into ${other.id}`),
    ),
  );
}

/** Lists, in words, the faults after a change that did not exist before. */
function newFaults(before: Design, after: Design): readonly string[] {
  const [was, is] = [compileScene(before, engine), compileScene(after, engine)];
  const unsafe = (design: Design, scene: Scene) =>
    new Set(
      wordsOf(scene).flatMap(({ id, inkBounds }) =>
        inkBounds && !isInside(inkBounds, geometryOf(design).safe.front) ? [`${id} is not safe`] : [],
      ),
    );
  const errors = (design: Design, scene: Scene) =>
    new Map(
      runPreflight(design, scene, engine)
        .filter(({ severity }) => severity === 'error')
        .map(({ check, element, message }) => [`${check} ${element}`, message]),
    );
  const [unsafeBefore, metBefore, errorsBefore] = [unsafe(before, was), meetings(was), errors(before, was)];
  return [
    ...[...unsafe(after, is)].filter((fault) => !unsafeBefore.has(fault)),
    ...[...meetings(is)].filter((fault) => !metBefore.has(fault)),
    ...[...errors(after, is)].filter(([key]) => !errorsBefore.has(key)).map(([key, message]) => `${key}: ${message}`),
    ...badPicture(after),
    ...comeApart(before, after),
  ];
}

function badPicture(design: Design): readonly string[] {
  const placed = placeCoverImage(design.coverImage, geometryOf(design));
  if (!placed) return [];
  const { frame, source, destination } = placed;
  const stretched = destination.width / source.width / (destination.height / source.height);
  return [
    // Beside the frame its mirror image continues it.
    ...(isInside(frame, destination) ? [] : ['the picture leaves a part of the cover bare']),
    ...(Math.abs(stretched - 1) < 0.001 ? [] : ['the picture is stretched']),
  ];
}

/** Lists the shapes with a common center, such as rings and their disc, that have moved apart. */
function comeApart(before: Design, after: Design): readonly string[] {
  const now = new Map(after.coverShapes.map((shape) => [shape.uniqueObjectId, centreOf(shape)]));
  const shapes = before.coverShapes.filter(({ board, lockAspectRatio }) => board === 'front' && lockAspectRatio);
  return shapes.flatMap((first, index) =>
    shapes.slice(index + 1).flatMap((second) => {
      const [one, other] = [now.get(first.uniqueObjectId), now.get(second.uniqueObjectId)];
      if (!one || !other || distance(centreOf(first), centreOf(second)) > TOLERANCE || distance(one, other) <= TOLERANCE) return [];
      return [`${first.uniqueObjectId} and ${second.uniqueObjectId} come apart`];
    }),
  );
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const titleContrast = (design: Design) =>
  contrastOfWords(design, compileScene(design, engine), geometryOf(design), images, engine).find(({ words }) => words === 'Title')
    ?.contrast ?? 21;

/** Runs random cases with the fixed seed of `npm test`, or with the seeds of `npm run test:fuzz`. */
function holds(faultsOf: (seed: number) => readonly string[], share: number): void {
  const { numRuns = 300 } = fc.readConfigureGlobal();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
      expect(faultsOf(seed)).toEqual([]);
    }),
    { numRuns: Math.ceil(numRuns * share) },
  );
}

describe.each([
  ['that remembers how it was composed', true],
  ['that does not', false],
] as const)('a cover %s, laid on another book', (_, remembers) => {
  test.each([0, 1, 10])(
    '[B18] after %i edits keeps its words safe and apart, its drawings whole, and gives the printer no new reason to refuse it',
    (edits) => {
      holds((seed) => {
        const { name, before, to } = drawCase(seed, edits, remembers);
        return newFaults(before, changed(before, to)).map((fault) => `${name}: ${fault}`);
      }, 0.08);
    },
  );

  test('[B18] and on its own book again is the first document', () => {
    holds((seed) => {
      const { name, before, from, to } = drawCase(seed, 0, remembers);
      const again = changed(changed(before, to), from);
      const { origin: _origin, ...rest } = again;
      const { origin: _first, ...first } = before;
      expect(rest, name).toEqual(first);
      return [];
    }, 0.1);
  });

  test('[B18] of another page count alone moves nothing on its boards', () => {
    holds((seed) => {
      const { name, before, from } = drawCase(seed, 0, remembers);
      const extent = PAGES.find((pages) => pages !== from.extent) ?? 300;
      if (!checkSpecification({ ...from, extent }).ok) return [];
      const after = changed(before, { ...from, extent });
      // Art that is carried over the spine changes with the spine's width.
      const standing = ({ frontBoard, coverShapes, back }: Design) => ({
        frontBoard,
        coverShapes: coverShapes.filter(({ uniqueObjectId }) => !isCarried(uniqueObjectId)),
        back,
      });
      expect(standing(after), name).toEqual(standing(before));
      return [];
    }, 0.05);
  });
});

test('[B18] the title of a composed cover reads on what lies beneath it in every book', () => {
  holds((seed) => {
    const { name, before, to } = drawCase(seed, 0, true);
    const contrast = titleContrast(changed(before, to));
    return contrast >= LEAST_CONTRAST ? [] : [`${name}: the title has a contrast of ${contrast.toFixed(2)}`];
  }, 0.12);
});

/** The lowest and the squarest books of a printer, in which drawings have the least room. */
const LOW_BOOKS = [trim(8.25, 6), trim(8.5, 8.5)];

test('[B18] [B24] no layout wants more of a drawing than it can draw, on low and square books either', () => {
  const findings = LAYOUT_IDS.flatMap((layout) => {
    const genre = GENRES.find(({ layouts }) => layouts.includes(layout));
    if (!genre) return [];
    return LOW_BOOKS.flatMap((low) =>
      ['Ash', 'The Girl Under the River'].flatMap((title) => {
        const inquiry = randomInquiry(seededRandom(3));
        const specification = { ...inquiry.specification, platform: 'kdp', format: 'paperback', trim: low, extent: 300 } as const;
        const brief = { ...inquiry, genre, specification, title };
        const { design } = composeIdea({ brief, pictures: [] }, { ...firstRecipe(genre), layout }, engine);
        return design.coverShapes
          .flatMap(({ art }) => (art ? beyondRange(art) : []))
          .map((finding) => `${layout}, ${low.width} wide, “${title}”: ${finding}`);
      }),
    );
  });
  expect(findings).toEqual([]);
});

function beyondRange({ generator, parameters }: Artwork): readonly string[] {
  return Object.entries(ART_GENERATORS[generator].parameters).flatMap(([name, { least, most }]) => {
    const value = parameters[name];
    return value === undefined || (value >= least && value <= most)
      ? []
      : [`${generator}.${name} is ${value}, not from ${least} to ${most}`];
  });
}
