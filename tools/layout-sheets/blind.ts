// Makes sheets for reviewers who see covers only: `node tools/run.mjs tools/layout-sheets/blind.ts FOLDER [--genre ID…] [--seed 7] [-n 4]`.
// For each genre one numbered picture with the first covers that the critic chooses for three titles, and a `key.json` with the family and
// seed behind each number. Reviewers get the pictures without the key.
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { libraryPicturesFor } from '@coverwright/export/cli/library-pictures.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontPainter } from '@coverwright/export/ideas/front-painter.ts';
import { frontReader } from '@coverwright/export/ideas/front-reader.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { BOOKS_TO_READ } from './books-to-read.ts';

/** Width of a cover on the sheet in pixels. */
const WIDTH = 330;
const HEIGHT = 495;
const GAP = 14;
const LABEL = 28;
const MARGIN = 12;
const WALL = '#dddad4';
/** Number of ideas that the product makes at once: an author first sees the best of them. */
const DOZEN = 12;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    genre: { type: 'string', multiple: true },
    number: { type: 'string', short: 'n', default: '4' },
    seed: { type: 'string', default: '7' },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('A folder to write to is needed');
const columns = Number(values.number);
const seed = Number(values.seed);
const engine = await createHarfBuzzEngine();
const paint = frontPainter(engine, WIDTH);
await mkdir(folder, { recursive: true });
const key: Record<string, Record<string, { title: string; family: string; type: number; colour: number; seed: number }>> = {};
for (const genre of GENRES) {
  if (values.genre && !values.genre.includes(genre.id)) continue;
  const books = BOOKS_TO_READ[genre.id] ?? [];
  const layers: OverlayOptions[] = [];
  const numbers: (typeof key)[string] = {};
  for (const [row, book] of books.entries()) {
    const brief = { ...book, subtitle: null, genre, specification: NOVEL, blurb: null };
    const pictures = await libraryPicturesFor(brief);
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const ideas = composeIdeas({ brief, pictures, seed, count: DOZEN, readFront: frontReader(engine, pictures) }, engine);
    console.log(`${genre.id} | ${book.title} | ${ideas.map(({ recipe }) => recipe.layout).join(' ')}`);
    for (const [column, { design, recipe }] of ideas.slice(0, columns).entries()) {
      const number = String(row * columns + column + 1);
      const front = await paint(design, pictureReader(folder));
      const left = MARGIN + column * (WIDTH + GAP);
      const top = MARGIN + row * (HEIGHT + LABEL);
      const input = await sharp(front.data, { raw: { width: front.width, height: front.height, channels: 4 } })
        .png()
        .toBuffer();
      layers.push({ input, left, top: top + LABEL }, { input: label(number), left, top });
      numbers[number] = { title: book.title, family: recipe.layout, type: recipe.type, colour: recipe.colour, seed };
    }
  }
  key[genre.id] = numbers;
  const size = { width: MARGIN * 2 + columns * (WIDTH + GAP) - GAP, height: MARGIN * 2 + books.length * (HEIGHT + LABEL) };
  await sharp({ create: { ...size, channels: 3, background: WALL } })
    .composite(layers)
    .png()
    .toFile(join(folder, `${genre.id}.png`));
}
await writeFile(join(folder, 'key.json'), `${JSON.stringify(key, null, 2)}\n`);

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}"><text x="4" y="21" font-family="sans-serif" font-size="20" font-weight="bold" fill="#222">${text}</text></svg>`,
  );
}
