import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { randomPicture } from './testing/random-inquiry.ts';

test.each(GENRES.map((genre) => [genre.id, genre] as const))(
  '[B25] a dozen with a picture that the author picked needs no face but those that are loaded for ideas of %s',
  async (_, genre) => {
    // Each genre has an engine of its own: one that already had another genre's faces would hide a missing one.
    const engine = await createHarfBuzzEngine();
    const brief = { title: 'The Salt Road', author: 'Mara Quill', subtitle: 'Harbor Street', genre, specification: NOVEL, blurb: null };
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const pictures = [{ ...randomPicture('own', seededRandom(5)), isPicked: true as const }];
    expect(composeIdeas({ brief, pictures, seed: 7, count: 12 }, engine)).toHaveLength(12);
  },
);
