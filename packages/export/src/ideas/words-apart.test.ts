import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { LAYOUT_IDS } from '@coverwright/core/genres/layout-ids.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { randomPicture } from './testing/random-inquiry.ts';

/** Titles of one word, of three with an accent, and of ten. */
const TITLES = ['Undertow', 'The Actress of Orléans', 'What We Told the Children About the Winter of Wolves'];
const FORMATS: readonly FormatId[] = ['paperback', 'audiobook'];
/** The least space between a title and an author's name, as a share of the front's height. */
const APART = 0.03;
const WIDTH_OF_DRAWINGS = 1000;

const engine = await createHarfBuzzEngine();
const pictures = [randomPicture('picture', seededRandom(3))];

interface Cover {
  readonly name: string;
  readonly design: Design;
}

async function coversOf(layout: LayoutId): Promise<readonly Cover[]> {
  const genres = GENRES.filter(({ layouts }) => layouts.includes(layout));
  const covers: Cover[] = [];
  for (const [index, title] of TITLES.entries()) {
    for (const format of FORMATS) {
      const genre = genres[index % genres.length];
      if (!genre) continue;
      const specification = { ...NOVEL, format };
      const brief = { title, author: 'Anneliese Brandt', subtitle: null, genre, blurb: null, specification };
      if (!takesTitle(layout, brief)) continue;
      const recipe = { layout, type: index, colour: index, picture: 0, crop: 0, motif: index };
      await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
      const { design } = composeIdea({ brief, pictures }, recipe, engine);
      await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
      covers.push({ name: `${layout}, ${genre.id}, ${format}, “${title}”`, design });
    }
  }
  return covers;
}

/** Returns the boxes around the letters of the front's title and author's name. */
function inkOf(design: Design) {
  const { layers } = compileScene(design, engine);
  const [title, author] = ['Title', 'Author'].map((name) => {
    const box = design.frontBoard.textBoxes.find(({ panelName }) => panelName === name);
    return layers.find(({ id }) => id === box?.designMode.uniqueId)?.inkBounds ?? null;
  });
  return { title, author };
}

test('[B24] no author’s name stands so close to a title that it reads as its last line', { timeout: 240_000 }, async () => {
  const jammed: string[] = [];
  for (const layout of LAYOUT_IDS) {
    for (const { name, design } of await coversOf(layout)) {
      const { title, author } = inkOf(design);
      if (!title || !author || author.x > title.x + title.width || title.x > author.x + author.width) continue;
      const apart = Math.max(author.y - title.y - title.height, title.y - author.y - author.height);
      const share = apart / geometryOf(design).boards.front.height;
      if (share < APART) jammed.push(`${name}: ${share.toFixed(3)}`);
    }
  }
  expect(jammed).toEqual([]);
});

test('[B24] a tarot card’s panel begins over the title, and its frame ends under the author’s name on every front', async () => {
  const covers = await coversOf('tarot');
  expect(covers.length).toBeGreaterThan(0);
  for (const { name, design } of covers) {
    const { front } = geometryOf(design).boards;
    const { title, author } = inkOf(design);
    const card = design.coverShapes.find(({ art }) => art?.parameters?.['panel'] !== undefined)?.art?.parameters;
    const [panel, end] = [card?.['panel'], card?.['end']];
    if (!title || !author || panel === undefined || end === undefined) throw new Error(`${name} has no title or no panel`);
    const unit = front.width / WIDTH_OF_DRAWINGS;
    expect(front.y + panel * unit, name).toBeLessThan(title.y);
    expect(front.y + end * unit, name).toBeGreaterThan(author.y + author.height);
  }
});
