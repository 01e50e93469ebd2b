// Makes the first covers of every genre for titles of one, four and ten words, one of them accented, and a Hebrew one, for visual review:
// `node tools/run.mjs tools/layout-sheets/genres.ts [FOLDER] [--genre ID…] [--title T…] [-n 3] [--seed 100] [--as jpg]`. Each genre gets a
// sheet with three ideas for each title. The chosen families go to the standard output, from which `docs/covers/README.md` names them
// beside their marks. `--title` takes other titles than those of the committed sheets, for reviewers who know these too well.
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { contactSheet } from '@coverwright/export/cli/ideas-sheet.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontReader } from '@coverwright/export/ideas/front-reader.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    genre: { type: 'string', multiple: true },
    title: { type: 'string', multiple: true },
    number: { type: 'string', short: 'n', default: '3' },
    seed: { type: 'string', default: '100' },
    as: { type: 'string', default: 'webp' },
  },
});
const FOLDER = positionals[0] ?? fileURLToPath(new URL('../../docs/covers/', import.meta.url));
const BOOKS = [
  { title: 'Undertow', author: 'Imogen Hart' },
  { title: 'Élise Under Glass Skies', author: 'Renée Okafor' },
  { title: 'What We Told the Children About the Winter of Wolves', author: 'S. L. Abernathy' },
  { title: 'הבית שעל שפת הים', author: 'ליאה בן־דוד' },
] as const;
const AUTHORS = [
  [/\p{Script=Hebrew}/u, 'נועה ברקאי'],
  [/\p{Script=Arabic}/u, 'ليلى حداد'],
  [/./u, 'Nora Castellan'],
] as const;
const books = values.title?.map((title) => ({ title, author: AUTHORS.find(([script]) => script.test(title))?.[1] ?? '' })) ?? BOOKS;
const PICTURES = 6;

const engine = await createHarfBuzzEngine();
const library = await readLibrary();
await mkdir(FOLDER, { recursive: true });
for (const [index, genre] of GENRES.entries()) {
  if (values.genre && !values.genre.includes(genre.id)) continue;
  const pictures = await Promise.all(picturesForGenre(genre, library).slice(0, PICTURES).map(readPictureForBrief));
  const designs = [];
  for (const book of books) {
    const brief = { ...book, subtitle: null, genre, specification: NOVEL, blurb: null };
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const [seed, count] = [Number(values.seed) + index, Number(values.number)];
    const ideas = composeIdeas({ brief, pictures, seed, count, readFront: frontReader(engine, pictures) }, engine);
    console.log(`${genre.id} | ${book.title} | ${ideas.map(({ recipe }) => recipe.layout).join(' ')}`);
    designs.push(...ideas.map(({ design }) => design));
  }
  const sheet = await contactSheet(designs, engine, () => pictureReader(FOLDER));
  const small = sharp(sheet).resize(1100);
  const written = values.as === 'webp' ? small.webp({ quality: 72 }) : small.jpeg({ quality: 80 });
  await written.toFile(join(FOLDER, `${genre.id}.${values.as}`));
}
