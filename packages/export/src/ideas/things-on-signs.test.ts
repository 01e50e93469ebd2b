import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { LAYOUT_IDS, type LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { isOnlyOnSign, motifNamed } from '@coverwright/core/ideas/title-themes.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { frontPainter } from './front-painter.ts';

const TITLES = ['The Suitcase', 'The Teapot', 'The Gramophone', 'What the Courier From the Coast Never Said About His Umbrella'];
const FORMATS: readonly FormatId[] = ['paperback', 'audiobook'];
/** The difference of a pixel, of 255, from which the thing is told from the scene without it. */
const SEEN = 26;
/** The least width and height of what is seen, as shares of the front's width. A thumbnail of 160 px shows 22 px. */
const LEAST = 0.14;
const WIDTH = 200;
const engine = await createHarfBuzzEngine();
const paint = frontPainter(engine, WIDTH);
const SCENES = LAYOUT_IDS.filter((layout) => isOnlyOnSign('Untitled', layout));

async function coversOf(layout: LayoutId) {
  const covers: { readonly name: string; readonly design: Design }[] = [];
  const genres = GENRES.filter((genre) => layoutsOfGenre(genre).includes(layout));
  for (const [index, title] of TITLES.entries()) {
    for (const format of FORMATS) {
      const genre = genres[index % genres.length];
      if (!genre || motifNamed(title, layout, genre.id) === null) continue;
      const specification = { ...NOVEL, format };
      const brief = { title, author: 'Anneliese Brandt', subtitle: null, genre, blurb: null, specification };
      if (!takesTitle(layout, brief)) continue;
      await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
      const recipe = { layout, type: index, colour: index, picture: 0, crop: 0, motif: index };
      const { design } = composeIdea({ brief, pictures: [] }, recipe, engine);
      await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
      covers.push({ name: `${layout}, ${genre.id}, ${format}, “${title}”`, design });
    }
  }
  return covers;
}

/** Returns a cover whose scene has no sign. */
function withoutThing(design: Design): Design {
  return {
    ...design,
    coverShapes: design.coverShapes.map((shape) => (shape.art?.motif ? { ...shape, art: { ...shape.art, motif: undefined } } : shape)),
  } as Design;
}

interface Seen {
  readonly box: Rect;
  readonly at: readonly { readonly x: number; readonly y: number }[];
}

/** Returns the pixels in which two fronts differ clearly. */
async function differenceOf(first: Design, second: Design): Promise<Seen & { readonly width: number; readonly height: number }> {
  const [one, other] = [await paint(first, notRead), await paint(second, notRead)];
  const at: { x: number; y: number }[] = [];
  for (let pixel = 0; pixel < one.width * one.height; pixel += 1) {
    const differs = [0, 1, 2].some((part) => Math.abs((one.data[pixel * 4 + part] ?? 0) - (other.data[pixel * 4 + part] ?? 0)) > SEEN);
    if (differs) at.push({ x: pixel % one.width, y: Math.floor(pixel / one.width) });
  }
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { at, box: { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y }, width: one.width, height: one.height };
}

const notRead = () => Promise.reject(new Error('these covers have no pictures'));

/** Returns the boxes around the letters of the title, in pixels of the painted front. */
function lettersOfTitle(design: Design): readonly Rect[] {
  const { front } = geometryOf(design).boards;
  const { layers } = compileScene(design, engine);
  const scale = WIDTH / front.width;
  return design.frontBoard.textBoxes.flatMap(({ designMode, panelName }) => {
    if (panelName !== 'Title') return [];
    const ink = layers.find(({ id }) => id === designMode.uniqueId)?.inkBounds;
    return ink
      ? [{ x: (ink.x - front.x) * scale, y: (ink.y - front.y) * scale, width: ink.width * scale, height: ink.height * scale }]
      : [];
  });
}

test.each(SCENES)('[B25] the thing on the sign in the scene "%s" is seen on a thumbnail, apart from the title', async (layout) => {
  const covers = await coversOf(layout);
  expect(covers.length).toBeGreaterThan(0);
  for (const { name, design } of covers) {
    const { at, box, width, height } = await differenceOf(design, withoutThing(design));
    expect(Math.max(box.width, box.height) / width, `${name}: size`).toBeGreaterThan(LEAST);
    expect(at.length / (width * height), `${name}: area`).toBeGreaterThan(0.006);
    for (const letters of lettersOfTitle(design)) {
      const hits = at.filter(
        ({ x, y }) => x > letters.x && x < letters.x + letters.width && y > letters.y && y < letters.y + letters.height,
      );
      expect(hits.length / Math.max(1, letters.width * letters.height), `${name}: on letters`).toBeLessThan(0.02);
    }
  }
});
