// Makes contact sheets of every layout family over formats and trims, for visual review: `node tools/run.mjs tools/adapting-sheets/make.ts
// [FOLDER]`. A sheet "composed" shows covers that remember how they were composed, a sheet "pinned" the same covers without that.
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { LAYOUT_IDS, type LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { PICTURED } from '@coverwright/core/ideas/layouts/pictured.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontPainter } from '@coverwright/export/ideas/front-painter.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';

const FOLDER = process.argv[2] ?? fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
/** Height of a cover on the sheet in pixels. */
const HEIGHT = 130;
const GAP = 10;
const ROWS = 10;
const WALL = '#e9e6e0';

const BOOKS = [
  { trim: trim(6, 9) },
  { trim: trim(5, 8) },
  { trim: trim(8.5, 11) },
  { trim: trim(8.5, 8.5) },
  { trim: trim(8.25, 6) },
  { format: 'hardback' },
  { format: 'ebook' },
  { format: 'audiobook' },
] as const;

const TITLES = [
  { title: 'A Promise in Provence', author: 'Jo Hartley', subtitle: null },
  { title: 'The Garden of Small Mercies', author: 'Marta Kowalczyk', subtitle: 'A novel' },
  { title: 'Salt', author: 'Li Wu', subtitle: 'What the sea left behind' },
  { title: 'An Unreasonably Long Title About Several Lighthouse Keepers', author: 'Bartholomew Featherstonehaugh', subtitle: null },
] as const;

const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const paint = frontPainter(engine, 320);

/** Returns a genre with the family as its own layout, or else one that also uses the family. */
function genreOf(layout: LayoutId): Genre | undefined {
  const own = GENRES.filter(({ look }) => look.layout === layout);
  const others = GENRES.filter(({ layouts, look }) => layouts.includes(layout) && look.layout !== layout);
  return own[0] ?? others[0];
}

async function coverOf(layout: LayoutId, genre: Genre, index: number, hasPicture: boolean): Promise<Design> {
  const words = TITLES[index % TITLES.length] ?? TITLES[0];
  const [best] = hasPicture ? picturesForGenre(genre, library) : [];
  const pictures: BriefPicture[] = best ? [await readPictureForBrief(best)] : [];
  const brief = { ...words, genre, specification: NOVEL, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const recipe = { layout, type: index % 3, colour: index % 4, picture: pictures.length > 0 ? 0 : null, crop: 0, motif: index };
  const { design } = composeIdea({ brief, pictures }, recipe, engine);
  await loadFaces(engine, facesForText(textsOfDesign(design)), readFontFile);
  return design;
}

async function frontsOf(design: Design): Promise<readonly Buffer[]> {
  await loadAdaptingFonts(engine, design, { readFont: readFontFile });
  const fronts: Buffer[] = [];
  for (const book of BOOKS) {
    const adapted = applyCommand(design, { name: 'change-specification', ...book }, engine);
    if (!adapted.ok) throw new Error(adapted.fault.message);
    const { data, width, height } = await paint(adapted.value, pictureReader(join(FOLDER, 'cover.json')));
    fronts.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .resize({ height: HEIGHT })
        .png()
        .toBuffer(),
    );
  }
  return fronts;
}

async function sheet(rows: readonly (readonly Buffer[])[], file: string): Promise<void> {
  const pieces: { input: Buffer; left: number; top: number }[] = [];
  let widest = 0;
  for (const [row, fronts] of rows.entries()) {
    let left = GAP;
    for (const input of fronts) {
      pieces.push({ input, left, top: GAP + row * (HEIGHT + GAP) });
      left += ((await sharp(input).metadata()).width ?? 0) + GAP;
    }
    widest = Math.max(widest, left);
  }
  await sharp({ create: { width: widest, height: GAP + rows.length * (HEIGHT + GAP), channels: 3, background: WALL } })
    .composite(pieces)
    .jpeg({ quality: 70, mozjpeg: true })
    .toFile(join(FOLDER, file));
}

await mkdir(FOLDER, { recursive: true });
for (const kind of ['composed', 'pinned'] as const) {
  const rows: (readonly Buffer[])[] = [];
  for (const [index, layout] of LAYOUT_IDS.entries()) {
    const genre = genreOf(layout);
    if (!genre) continue;
    const design = await coverOf(layout, genre, index, PICTURED.has(layout));
    rows.push(await frontsOf(kind === 'composed' ? design : { ...design, composition: null }));
  }
  for (let first = 0; first < rows.length; first += ROWS) {
    await sheet(rows.slice(first, first + ROWS), `adapting-${kind}-${first / ROWS + 1}.jpg`);
  }
}
