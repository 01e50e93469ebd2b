/**
 * Time and size of the print file of a cover of each layout that genres use, beside those of a photo with a title: which are the heaviest?
 * Run: npm run bench:composed (-- --only rain-city,viaduct)
 */
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { parseArgs } from 'node:util';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { LAYOUT_IDS } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { libraryPicturesFor } from '@coverwright/export/cli/library-pictures.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFile } from 'node:fs/promises';
import { BENCH_PICTURE, benchCover } from './bench-cover.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const WORDS = { title: 'The Salt Road', author: 'Marion Vale', subtitle: 'A novel', blurb: null } as const;
const SHOWN = 12;
const BEFORE = 3;
const MEGABYTE = 1e6;

const engine = await createHarfBuzzEngine();
const fromLibrary = pictureReader('.');
interface Measured {
  readonly name: string;
  readonly ms: number;
  readonly megabytes: number;
  readonly inksMs: number;
  readonly inksMegabytes: number;
}

async function measure(name: string, design: Design, readPicture: typeof fromLibrary): Promise<Measured> {
  const ports = { engine, readFont: readFontFile, readPicture };
  const timed = async (colour?: { readonly mode: 'cmyk'; readonly standard: 'x1a' }) => {
    const begun = performance.now();
    const { bytes } = await exportDesign(design, { kind: 'pdf', createdAt: new Date(0), ...(colour && { colour }) }, ports);
    return { ms: performance.now() - begun, megabytes: bytes.length / MEGABYTE };
  };
  const plain = await timed();
  const inks = await timed({ mode: 'cmyk', standard: 'x1a' });
  return { name, ...plain, inksMs: inks.ms, inksMegabytes: inks.megabytes };
}

const readBench = () => readFile(BENCH_PICTURE.url);
for (let round = 0; round < BEFORE; round += 1) await measure('a photo with a title', benchCover(), readBench);
const base = await measure('a photo with a title', benchCover(), readBench);
const measured: Measured[] = [];
for (const layout of LAYOUT_IDS) {
  const genre = GENRES.find((known) => layoutsOfGenre(known).includes(layout));
  if (!genre || (only && !only.includes(layout))) continue;
  const brief = { ...WORDS, genre, specification: NOVEL };
  const pictures = await libraryPicturesFor(brief);
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const recipe = { layout, type: 0, colour: 0, picture: pictures.length > 0 ? 0 : null, crop: 0, motif: 0 };
  measured.push(await measure(layout, composeIdea({ brief, pictures }, recipe, engine).design, fromLibrary));
}

const row = ({ name, ms, megabytes, inksMs, inksMegabytes }: Measured) =>
  `| ${name} | ${ms.toFixed(0)} | ${(ms / base.ms).toFixed(2)} | ${megabytes.toFixed(1)} | ${inksMs.toFixed(0)} | ${inksMegabytes.toFixed(1)} |`;
console.log(`${measured.length} layouts\n\n| cover | PDF ms | × | MB | four inks ms | MB |\n|---|--:|--:|--:|--:|--:|\n${row(base)}`);
for (const key of ['ms', 'megabytes', 'inksMegabytes'] as const) {
  console.log(`\nMost ${key}:`);
  for (const one of measured.toSorted((first, second) => second[key] - first[key]).slice(0, SHOWN)) console.log(row(one));
}
const middle = measured.toSorted((first, second) => first.ms - second.ms)[measured.length >> 1];
if (middle) console.log(`\nMedian: ${row(middle)}`);
