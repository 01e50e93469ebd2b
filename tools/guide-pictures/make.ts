/**
 * Paints the pictures of the guides with the product's own painter. Writes assets/site/pictures/guides and, so that pages keep a
 * place for each, their sizes into content/guide-pictures.json.
 * Run: node tools/guide-pictures/make.ts
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { productDesigns } from '@coverwright/core/commands/product-designs.ts';
import { proofPixels } from '@coverwright/core/colour/proof-pixels.ts';
import type { SceneId } from '@coverwright/core/book/scenes.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readInkTable } from '@coverwright/export/colour/press-profile.ts';
import { exportDesign } from '@coverwright/export/exporters/export-design.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { mockUpDesign, textureWidth } from '@coverwright/export/mock-up/mock-up-design.ts';
import { loadAdaptingFonts } from '@coverwright/render/fonts/load-adapting-fonts.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp, { type Sharp } from 'sharp';

const run = promisify(execFile);
const ROOT = new URL('../../', import.meta.url);
const PICTURES = new URL('assets/site/pictures/guides/', ROOT);
/** The width of an article on a screen of twice the usual density, in pixels. */
const WIDTH = 1400;
const GAP = 24;
const PAPER = { r: 244, g: 241, b: 234 };
const engine = await createHarfBuzzEngine();
const scratch = await mkdtemp(join(tmpdir(), 'coverwright-guides-'));
await mkdir(PICTURES, { recursive: true });

const sizes: Record<string, { readonly width: number; readonly height: number }> = {};
await save('ideas-thriller', sharp(fileURLToPath(new URL('docs/pictures/ideas-thriller.webp', ROOT))).resize({ width: WIDTH }));

const genres = ['Thriller', 'Romance', 'Fantasy', 'Literary fiction'];
const sameTitle = await Promise.all(
  genres.map((genre) => newCover(['--title', 'The Salt Road', '--author', 'Mara Quill', '--genre', genre])),
);
await save('type-and-genre', await inARow(await Promise.all(sameTitle.map((design) => front(design, 600)))));

const [thriller, , fantasy] = sameTitle;
if (!thriller || !fantasy) throw new Error('The covers of the guides are missing');
const violet = await newCover(['--title', 'Violet Hour', '--author', 'Mara Quill', '--genre', 'Young adult']);
const glowing = await front(violet, 800);
await save('screen-and-ink', await inARow([glowing, await inked(glowing)]));

const quiet = await front(thriller, 800);
const grey = await sharp(quiet).greyscale().toColourspace('srgb').png().toBuffer();
const small = await sharp(quiet).resize({ height: 160 }).png().toBuffer();
await save('read-in-grey', await inARow([quiet, grey, small]));

await loadAdaptingFonts(engine, fantasy, { readFont: readFontFile });
const made = productDesigns({ paperback: fantasy }, 'paperback', engine);
if (!made.ok) throw new Error(made.fault.message);
const { paperback, hardback, ebook, audiobook } = made.value;
await save('tall-and-square', await inARow([await front(ebook, 800), await square(audiobook, 800)]));
await save(
  'four-products',
  await inARow([
    await inHand(paperback, 'standing'),
    await inHand(hardback, 'lying'),
    await inHand(ebook, 'e-reader'),
    await inHand(audiobook, 'player'),
  ]),
);

await writeFile(new URL('content/guide-pictures.json', ROOT), `${JSON.stringify(sizes, null, 2)}\n`);
await rm(scratch, { recursive: true });

/** Creates a cover with the command line. */
async function newCover(words: readonly string[]): Promise<Design> {
  const path = join(scratch, `${words.join(' ').replaceAll(/\W+/g, '-')}.json`);
  await run(process.execPath, [fileURLToPath(new URL('packages/export/src/cli/main.ts', ROOT)), 'new', ...words, '-o', path]);
  const parsed = parseDesign(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

/** Renders only the front, as an eBook of this height. */
async function front(design: Design, height: number): Promise<Buffer> {
  const alone = design.format === 'ebook' ? design : await productOf(design);
  return sharp(await flat(alone, Math.round((height * 1600) / 2560)))
    .resize({ height })
    .png()
    .toBuffer();
}

async function productOf(design: Design): Promise<Design> {
  await loadAdaptingFonts(engine, design, { readFont: readFontFile });
  const products = productDesigns({ [design.format]: design }, design.format, engine);
  if (!products.ok) throw new Error(products.fault.message);
  return products.value.ebook;
}

async function square(design: Design, side: number): Promise<Buffer> {
  return Buffer.from(await flat(design, side));
}

async function flat(design: Design, widthPx: number): Promise<Uint8Array> {
  const ports = { engine, readFont: readFontFile, readPicture: pictureReader(scratch) };
  return (await exportDesign(design, { kind: 'png', createdAt: new Date(0), widthPx }, ports)).bytes;
}

async function inHand(design: Design, scene: SceneId): Promise<Buffer> {
  const size = { width: 640, height: 640 };
  const { data, info } = await sharp(await flat(design, textureWidth(design, size.width)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cover = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const picture = mockUpDesign(design, cover, [], { scene, ...size, finish: 'matte', ground: null });
  return sharp(picture.data, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

/** Returns the picture in the colors that the press's four inks can print, by its ink table. */
async function inked(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  proofPixels(await readInkTable(), pixels, info.width, { gamut: false, ink: false });
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
}

async function inARow(pictures: readonly Buffer[]): Promise<Sharp> {
  const placed: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  let left = GAP;
  const facts = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const height = Math.max(...facts.map((fact) => fact.height));
  for (const [index, input] of pictures.entries()) {
    const { width, height: own } = facts[index] ?? { width: 0, height: 0 };
    placed.push({ input, left, top: GAP + Math.round((height - own) / 2) });
    left += width + GAP;
  }
  const sheet = await sharp({ create: { width: left, height: height + 2 * GAP, channels: 3, background: PAPER } })
    .composite(placed)
    .png()
    .toBuffer();
  return sharp(sheet).resize({ width: Math.min(WIDTH, left) });
}

async function save(name: string, picture: Sharp): Promise<void> {
  const { width, height } = await picture.webp({ quality: 82 }).toFile(fileURLToPath(new URL(`${name}.webp`, PICTURES)));
  sizes[`${name}.webp`] = { width, height };
}
