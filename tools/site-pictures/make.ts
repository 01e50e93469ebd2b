/**
 * Paints the covers of the public pages with the product's own painter, from the designs beside them: fronts, wraps, books in the
 * hand, a print check before and after, and pictures for shared links. Writes assets/site/pictures and assets/site/og.
 * Run: node tools/site-pictures/make.ts [part of a picture's name …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { SceneId } from '@coverwright/core/book/scenes.ts';
import { productDesigns } from '@coverwright/core/commands/product-designs.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { mockUpDesign, textureWidth } from '@coverwright/export/mock-up/mock-up-design.ts';
import { preflightDesign } from '@coverwright/export/preflight/preflight-design.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { type Picture, toLight } from '@coverwright/render/mock-up/texture.ts';
import sharp, { type Sharp } from 'sharp';
import type { DesignName } from './books.ts';
import { fixCover } from './fix-cover.ts';
import { FAULTY, FRONTS, FRONT_WIDTHS, MOCK_UPS, MOCK_UP_WIDTHS, type MockUp, SHARED, WRAPS, WRAP_WIDTHS } from './shown.ts';

const SITE = new URL('../../assets/site/', import.meta.url);
/** Maximum width of a painted cover in pixels. */
const FLAT_WIDTH = 2400;
const SCREENS: ReadonlySet<SceneId> = new Set(['e-reader', 'phone']);
const engine = await createHarfBuzzEngine();
const ports = {
  engine,
  readFont: readFontFile,
  readOwnFont: () => Promise.reject(new Error('The designs of the site have no fonts of their own')),
  readPicture: pictureReader(SITE.pathname),
};
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part));
await mkdir(new URL('pictures/', SITE), { recursive: true });
await mkdir(new URL('og/', SITE), { recursive: true });

for (const name of FRONTS.filter((design) => isWanted(`front-${design}`))) {
  await writeSizes(`front-${name}`, await paintFront(await readDesign(name)), FRONT_WIDTHS);
}
for (const name of WRAPS.filter((design) => isWanted(`wrap-${design}`))) {
  await writeSizes(`wrap-${name}`, sharp(await paintFlat(await readDesign(name), FLAT_WIDTH)), WRAP_WIDTHS);
}
for (const mockUp of MOCK_UPS.filter(({ name }) => isWanted(name))) {
  await writeSizes(mockUp.name, await paintMockUp(mockUp, MOCK_UP_WIDTHS[1], null), MOCK_UP_WIDTHS);
}
for (const shared of SHARED.filter(({ name }) => isWanted(`og-${name}`))) {
  const picture = await paintMockUp(shared, 1200, shared.ground);
  await picture
    .flatten()
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(new URL(`og/${shared.name}.jpg`, SITE).pathname);
}
if (isWanted('wraps')) await writeMeasures();
if (isWanted('check')) await showPrintCheck();

/**
 * Writes the measures of the wraps, for the lines that are drawn around them: inches, and the start of the spine as a share of the width.
 */
async function writeMeasures(): Promise<void> {
  const measures = await Promise.all(
    WRAPS.map(async (name) => {
      const { widthInches, heightInches, spineInches, file, folds } = geometryOf(await readDesign(name));
      const [fold] = folds.filter(({ kind }) => kind === 'spine').toSorted((one, other) => one.x - other.x);
      return [name, { width: widthInches, height: heightInches, spine: spineInches, spineAt: (fold?.x ?? 0) / file.width }] as const;
    }),
  );
  await writeFile(new URL('pictures/wraps.json', SITE), `${JSON.stringify(Object.fromEntries(measures), null, 2)}\n`);
}

async function showPrintCheck(): Promise<void> {
  const before = await readDesign(FAULTY);
  const judge = (design: Design) => preflightDesign(design, ports);
  const after = await fixCover(before, judge);
  const said = async (design: Design) =>
    (await judge(design)).map(({ check, severity, message, fix }) => ({ check, severity, message, fix: fix?.label ?? null }));
  const report = { before: await said(before), after: await said(after) };
  await writeFile(new URL('pictures/print-check.json', SITE), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(new URL(`designs/${FAULTY.replace('faulty', 'mended')}.json`, SITE), `${JSON.stringify(after, null, 2)}\n`);
  await writeSizes(
    'check-before',
    await paintFront(before),
    WRAP_WIDTHS.map((width) => width / 2),
  );
  await writeSizes(
    'check-after',
    await paintFront(after),
    WRAP_WIDTHS.map((width) => width / 2),
  );
}

async function readDesign(name: DesignName | typeof FAULTY): Promise<Design> {
  const parsed = parseDesign(JSON.parse(await readFile(new URL(`designs/${name}.json`, SITE), 'utf8')));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.fault.message}`);
  return parsed.value;
}

/** Renders the whole cover with its bleed. */
async function paintFlat(design: Design, widthPx: number): Promise<Uint8Array> {
  return (await exportDesign(design, { kind: 'png', createdAt: new Date(0), widthPx }, ports)).bytes;
}

/** Derives the eBook of a paperback, for mock-ups of a screen. */
async function ebookOf(design: Design): Promise<Design> {
  await loadAdaptingFonts(engine, design, { readFont: readFontFile });
  const products = productDesigns({ [design.format]: design }, design.format, engine);
  if (!products.ok) throw new Error(products.fault.message);
  return products.value.ebook;
}

/** Renders the trimmed front. */
async function paintFront(design: Design): Promise<Sharp> {
  const { file, boards } = geometryOf(design);
  const scale = (FRONT_WIDTHS[1] * 2) / boards.front.width;
  const flat = sharp(await paintFlat(design, Math.round(file.width * scale)));
  const { width, height } = await flat.metadata();
  const across = width / file.width;
  const left = Math.round(boards.front.x * across);
  const top = Math.round(boards.front.y * across);
  return flat.extract({
    left,
    top,
    width: Math.min(width - left, Math.round(boards.front.width * across)),
    height: Math.min(height - top, Math.round(boards.front.height * across)),
  });
}

async function paintMockUp(
  { design: name, scene, proportion, neighbours = [] }: MockUp,
  width: number,
  ground: string | null,
): Promise<Sharp> {
  const own = await readDesign(name);
  const design = SCREENS.has(scene) ? await ebookOf(own) : own;
  const cover = await toPixels(sharp(await paintFlat(design, textureWidth(design, width))));
  const others = await Promise.all(neighbours.map(async (neighbour) => toPixels(await paintFront(await readDesign(neighbour)))));
  const picture = mockUpDesign(design, cover, others, {
    scene,
    width,
    height: Math.round(width / proportion),
    finish: 'matte',
    ground: ground === null ? null : lightOf(ground),
  });
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } });
}

function lightOf(colour: string): readonly [number, number, number] {
  const part = (at: number) => toLight(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

async function toPixels(image: Sharp): Promise<Picture> {
  const { data, info } = await image.ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

async function writeSizes(name: string, image: Sharp, widths: readonly number[]): Promise<void> {
  const whole = await image.png().toBuffer();
  for (const width of widths) {
    const to = (extension: string) => new URL(`pictures/${name}-${width}.${extension}`, SITE).pathname;
    await sharp(whole).resize({ width }).webp({ quality: 80, alphaQuality: 90, effort: 6 }).toFile(to('webp'));
    await sharp(whole).resize({ width }).avif({ quality: 58, effort: 4 }).toFile(to('avif'));
  }
}
