// First covers of every genre for titles of one, four and ten words, one of them accented, and a Hebrew one, for a designer's eye:
// `node tools/run.mjs tools/layout-sheets/genres.ts [FOLDER]`. A sheet for each genre: three ideas for each title, and what was chosen
// on the standard output: the marks in `docs/covers/README.md` name the families from it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { contactSheet } from '@coverwright/export/cli/ideas-sheet.ts';
import { libraryPicture } from '@coverwright/export/cli/inquiry-options.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontReader } from '@coverwright/export/ideas/front-reader.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';

const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../../docs/covers/', import.meta.url));
const BOOKS = [
  { title: 'Undertow', author: 'Imogen Hart' },
  { title: 'Élise Under Glass Skies', author: 'Renée Okafor' },
  { title: 'What We Told the Children About the Winter of Wolves', author: 'S. L. Abernathy' },
  { title: 'הבית שעל שפת הים', author: 'ליאה בן־דוד' },
] as const;
const COVERS_OF_A_TITLE = 3;
const PICTURES = 6;
const SPECIFICATION = {
  platform: 'kdp',
  format: 'paperback',
  trim: trim(6, 9),
  paper: 'white',
  extent: 300,
  readingDirection: 'ltr',
} as const;

const engine = await createHarfBuzzEngine();
const library = await readLibrary();
await mkdir(FOLDER, { recursive: true });
for (const [index, genre] of GENRES.entries()) {
  const pictures = await Promise.all(picturesForGenre(genre, library).slice(0, PICTURES).map(libraryPicture));
  const designs = [];
  for (const book of BOOKS) {
    const brief = { ...book, subtitle: null, genre, specification: SPECIFICATION, blurb: null };
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    designs.push(
      ...composeIdeas(
        { brief, pictures, seed: 100 + index, count: COVERS_OF_A_TITLE, readFront: frontReader(engine, pictures) },
        engine,
      ).map(({ design }) => design),
    );
  }
  const sheet = await contactSheet(designs, engine, () => pictureReader(FOLDER));
  await sharp(sheet)
    .resize(1100)
    .webp({ quality: 72 })
    .toFile(join(FOLDER, `${genre.id}.webp`));
}
