import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { isReadable } from '@coverwright/core/ideas/critic/front-reading.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { frontReader } from './front-reader.ts';

test('[B26] dark letters on strips of paper are read where the thing behind the strips is dark as well', async () => {
  const genre = findGenre('literary');
  if (!genre) throw new Error('no genre');
  const brief = {
    title: 'A Long and Winding Title About the Wives of a Lighthouse Keeper',
    author: 'Marcus Hale',
    subtitle: null,
    genre,
    specification: NOVEL,
    blurb: null,
  };
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const read = frontReader(engine, []);
  for (const colour of [0, 1, 2]) {
    const recipe = { layout: 'paper-strips', type: 1, colour, picture: null, crop: 0, motif: colour } as const;
    const reading = read(composeIdea({ brief, pictures: [] }, recipe, engine).design);
    expect(reading?.hidden).toBeLessThan(0.1);
    expect(reading && isReadable(reading)).toBe(true);
  }
});
