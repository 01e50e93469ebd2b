import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { productDesign } from '@coverwright/core/commands/product-design.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfBrief, textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { libraryImage } from '@coverwright/core/pictures/library-image.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { replaceSamples } from '@coverwright/core/preflight/fixes/replace-samples.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readLibrary, readLibraryPicture } from '../library/read-library.ts';
import { readPictureOnce } from '../testing/read-picture-once.ts';
import { preflightDesign } from './preflight-design.ts';

const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const ports = {
  engine,
  readFont: readFontFile,
  readPicture: async (asset: AssetId) => {
    const picture = library.find((candidate) => libraryImage(candidate).assetId === asset);
    if (!picture) throw new Error(`The library has no ${asset}`);
    return readLibraryPicture(picture);
  },
};

const WORDS = { title: 'The Garden of Small Mercies', author: 'Marta Kowalczyk', subtitle: null, blurb: null };

async function firstPictureOf(genre: Genre): Promise<BriefPicture | null> {
  const [best] = picturesForGenre(genre, library);
  return best ? readPictureOnce(best) : null;
}

/** Returns the findings that keep a cover in one format from being sold. */
async function obstaclesTo(cover: Design, format: FormatId): Promise<readonly string[]> {
  await loadAdaptingFonts(engine, cover, ports);
  const made = productDesign({ paperback: cover }, 'paperback', format, engine);
  if (!made.ok) return [`${format}: ${made.fault.message}`];
  return (await preflightDesign(made.value, ports))
    .filter(({ severity, check }) => severity === 'error' || (check === 'effective-dpi' && severity === 'warning'))
    .map(({ check, message }) => `${format} ${check}: ${message}`);
}

function withoutSamples(cover: Design): Design {
  const replacing = replaceSamples(cover);
  if (!replacing) throw new Error('The samples of a first proposal can be removed');
  return afterCommands(cover, replacing);
}

test.each(GENRES)('[B32] $id: a first proposal can be bought once its sample text is removed', { timeout: 120_000 }, async (genre) => {
  const picture = await firstPictureOf(genre);
  const brief = { ...WORDS, genre, specification: NOVEL };
  await loadFaces(engine, facesForText([...textsOfBrief(brief), ...textsOfIdeas(brief)]), readFontFile);
  expect(await obstaclesTo(withoutSamples(composeCover({ ...brief, picture }, engine)), 'paperback')).toEqual([]);
  // The first of the dozen, in every format of the largest package: the server makes those that nobody has opened.
  const [first] = composeIdeas({ brief, pictures: picture ? [picture] : [], seed: 0, count: 1 }, engine);
  if (!first) throw new Error('No idea');
  const cover = withoutSamples(first.design);
  for (const format of FORMAT_IDS) expect(await obstaclesTo(cover, format), format).toEqual([]);
});
