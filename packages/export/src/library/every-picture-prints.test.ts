import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import { genreForFirstCover } from '@coverwright/core/ideas/first-look.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { libraryImage } from '@coverwright/core/pictures/library-image.ts';
import { effectiveDpiCheck } from '@coverwright/core/preflight/checks/effective-dpi.ts';
import { NO_READINGS, subjectOf } from '@coverwright/core/preflight/preflight-subject.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { readLibrary } from './read-library.ts';

const engine = await createHarfBuzzEngine();

test('[B32] [E17] the first cover with any picture of the library is printed without a warning about its resolution', async () => {
  const literary = GENRES.find(({ id }) => id === 'literary');
  if (!literary) throw new Error('There is no literary fiction');
  const genre = genreForFirstCover(literary, true);
  const warned: string[] = [];
  for (const picture of await readLibrary()) {
    // The content does not matter for the size, so a gray picture of the same proportions replaces it.
    const height = Math.max(1, Math.round((24 * picture.height) / picture.width));
    const pixels = { width: 24, height, data: new Uint8ClampedArray(24 * height * 4).fill(160) };
    const brief = {
      title: 'The Garden of Small Mercies',
      author: 'Marta Kowalczyk',
      subtitle: null,
      blurb: null,
      genre,
      specification: NOVEL,
      picture: { image: libraryImage(picture), pixels, focus: picture.focus },
    };
    await loadFaces(engine, facesForText(textsOfBrief(brief)), readFontFile);
    const design = composeCover(brief, engine);
    await loadDesignFonts(engine, design, { readFont: readFontFile });
    const subject = subjectOf(design, compileScene(design, engine), engine, NO_READINGS);
    if (effectiveDpiCheck(subject).some(({ severity }) => severity !== 'hint')) warned.push(picture.id);
  }
  expect(warned).toEqual([]);
});
