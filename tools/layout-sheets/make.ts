// Makes fronts of layout families in all their genres and with titles of every length, for visual review: `node tools/run.mjs
// tools/layout-sheets/make.ts FILE.jpg LAYOUT… [--seed N] [--title T --author A] [--wraps]`. One row of six for each family; with --wraps one whole
// cover for each, three in a row.
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type LayoutId, LAYOUT_IDS } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { Layout } from '@coverwright/core/ideas/layout-stage.ts';
import { LAYOUTS } from '@coverwright/core/ideas/layouts/layouts.ts';
import { recordedFacts } from '@coverwright/core/pictures/readings/facts-of-picture.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { contactSheet } from '@coverwright/export/cli/ideas-sheet.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

const COLUMNS = 6;
const BOOKS = [
  { title: 'The Salt Road', author: 'Marion Vale', subtitle: null },
  { title: 'Every Summer but This One', author: 'Tessa Lindqvist', subtitle: 'A novel' },
  { title: 'Ember', author: 'J. R. Okonkwo', subtitle: null },
  { title: 'What the River Kept of Us', author: 'Anneliese Brandt', subtitle: null },
  { title: 'Élodie Découvre la Forêt', author: 'Chloé Martin', subtitle: null },
  { title: 'The Unfinished Letters of a Reluctant Lighthouse Keeper', author: 'Bartholomew Reed', subtitle: 'A novel' },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, title: { type: 'string' }, author: { type: 'string' }, wraps: { type: 'boolean', default: false } },
});
const [file, ...layouts] = positionals;
if (!file) throw new Error('A file to write is needed');
const seed = Number(values.seed ?? 0);
const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const designs = [];
for (const layout of layouts) {
  const isKnown = (id: string): id is LayoutId => (LAYOUT_IDS as readonly string[]).includes(id);
  if (!isKnown(layout)) throw new Error(`No layout "${layout}"`);
  const genres = GENRES.filter((genre) => layoutsOfGenre(genre).includes(layout));
  for (let column = 0; column < (values.wraps ? 1 : COLUMNS); column += 1) {
    const genre = genres[column % genres.length];
    const book = BOOKS[column];
    if (!genre || !book) throw new Error(`No genre lists the layout "${layout}"`);
    const words = { ...book, title: values.title ?? book.title, author: values.author ?? book.author };
    const brief = { ...words, genre, specification: NOVEL, blurb: null };
    const { wants }: Pick<Layout, 'wants'> = LAYOUTS[layout];
    const suitable = wants ? fitting(wants) : picturesForGenre(genre, library);
    const picture = suitable[(seed + column) % Math.max(1, suitable.length)];
    const pictures = picture ? [await readPictureForBrief(picture)] : [];
    await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
    const recipe = { layout, type: column + seed, colour: column + seed, picture: 0, crop: 0, motif: column + seed };
    designs.push(composeIdea({ brief, pictures }, recipe, engine).design);
  }
}

/** Finds pictures of the whole library that suit a family. */
function fitting(wants: NonNullable<Layout['wants']>) {
  return library.filter(({ id, kind }) => {
    const facts = recordedFacts(id);
    return kind !== 'object' && facts !== null && wants(facts);
  });
}

await writeFile(file, await contactSheet(designs, engine, () => pictureReader(file), values.wraps ? 'wraps' : 'fronts'));
