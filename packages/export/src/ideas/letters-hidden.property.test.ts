import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { findTitle } from '@coverwright/core/shop-window/read-title.ts';
import { artworkOf } from '@coverwright/core/art/art-scene.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { MOST_OF_LETTER_READ } from '@coverwright/core/foreground/letters-behind.ts';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { mostHiddenLetter } from '@coverwright/core/preflight/measuring/hidden-letters.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';

/** Titles of one to seven words, with narrow letters, wide ones, accents and small words at every place. */
const TITLES = [
  'Undertow',
  'Ill Will',
  'The Salt Road',
  'Illicit',
  'A Crown of Thorn and Bone',
  'Hollow Hill',
  'The Things We Bury',
  'Little Lies',
  'Été Noir',
  'What the River Said to Me',
  'Wolf Moon Rising',
  'It',
] as const;
/** The families whose art lies over letters; the others keep it behind their words. */
const OVER: readonly LayoutId[] = ['woven', 'overgrown', 'flock', 'roots', 'meadow', 'papercut', 'shatter', 'monolith'];

const engine = await createHarfBuzzEngine();

/** Returns the share of the title's most hidden letter; 0 if no art lies over it, or the family takes no such title. */
function hiddenIn(layout: LayoutId, genre: Genre, title: string, index: number): number {
  const brief = { title, author: 'Marion Vale', subtitle: 'A novel', blurb: null, genre, specification: NOVEL };
  if (!takesTitle(layout, brief)) return 0;
  const recipe = { layout, type: index, colour: index, picture: null, crop: 0, motif: index };
  const { design } = composeIdea({ brief, pictures: [] }, recipe, engine);
  const { layers } = compileScene({ ...design, back: { ...design.back, text: { ...design.back.text, text: '' } } }, engine);
  const at = layers.findIndex(({ id }) => id === findTitle(design)?.designMode.uniqueId);
  const words = layers[at];
  const ink = words?.inkBounds;
  if (!words || !ink) return 0;
  const above = layers
    .slice(at + 1)
    .filter(({ id, inkBounds }) => artworkOf(design, id) !== null && inkBounds !== null && intersection(inkBounds, ink) !== null);
  return mostHiddenLetter(words, above, engine);
}

/** The number of genres with which each title is tried: a family of more genres deals its titles out among them. */
const GENRES_OF_TITLE = 4;

test('[B24] art that lies over a title hides no more of a letter than its reader needs, whatever the title and the genre', {
  timeout: 300_000,
}, async () => {
  const faults: string[] = [];
  let crossed = 0;
  for (const layout of OVER) {
    const offering = GENRES.filter((genre) => layoutsOfGenre(genre).includes(layout));
    const apart = Math.ceil(offering.length / GENRES_OF_TITLE);
    for (const [index, title] of TITLES.entries()) {
      for (const genre of offering.filter((_, number) => (number + index) % apart === 0)) {
        await loadFaces(engine, facesForText(textsOfIdeas({ title, author: 'Marion Vale', subtitle: 'A novel', genre })), readFontFile);
        const hidden = hiddenIn(layout, genre, title, index);
        if (hidden > 0) crossed += 1;
        if (hidden > MOST_OF_LETTER_READ) faults.push(`${layout} ${genre.id} “${title}”: ${hidden.toFixed(2)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(crossed).toBeGreaterThan(TITLES.length);
});
