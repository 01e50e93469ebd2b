import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { inkOfPixels, measureGlyphOffsets } from '@coverwright/render/canvas/golden/glyph-offsets.ts';
import { GOLDEN_DOCUMENTS } from '@coverwright/render/canvas/golden/golden-documents.ts';
import { inkSize } from '@coverwright/render/canvas/golden/golden-size.ts';
import { glyphBoxes, inkScene } from '@coverwright/render/canvas/golden/ink-scene.ts';
import { meanDifference } from '@coverwright/render/canvas/golden/mean-difference.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { exportDesign } from '../exporters/export-design.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { renderRaster } from '../raster/render-raster.ts';
import { differenceFromScreen } from '../testing/difference-from-screen.ts';
import { hasTool } from '../testing/find-tool.ts';
import { goldenEngine, readGoldenPicture } from '../testing/golden-ports.ts';
import { levelsOf } from '../testing/levels-of.ts';
import { onSmallestTrim } from '../testing/on-smallest-trim.ts';
import { rasteriseWithGhostscript } from '../testing/rasterise-with-ghostscript.ts';
import { rasteriseWithMutool } from '../testing/rasterise-with-mutool.ts';
import { rasteriseWithPdfium, readWithPdfium } from '../testing/read-with-pdfium.ts';
import { resourcesFor } from '../testing/resources-for.ts';
import { maxInkOf, separate } from '../testing/separations.ts';
import { renderPdf } from './render-pdf.ts';

let ports: ExportPorts;
beforeAll(async () => {
  ports = { engine: await goldenEngine(), readFont: readFontFile, readPicture: readGoldenPicture };
});

const createdAt = new Date('2026-01-02T03:04:05Z');

type Golden = (typeof GOLDEN_DOCUMENTS)[number];

/** The files that were made. Several tests read the same file, and making it takes longer than reading it. */
const made = new Map<string, Promise<Uint8Array>>();
function fileOf({ name, design }: Golden, kind: 'jpeg' | 'pdf'): Promise<Uint8Array> {
  const key = `${name} ${kind}`;
  const size = kind === 'jpeg' && isSlowToPaint(name) ? { widthPx: LEAST_AUDIOBOOK_PX } : {};
  const known = made.get(key) ?? exportDesign(design, { kind, ...size, createdAt }, ports).then(({ bytes }) => bytes);
  made.set(key, known);
  return known;
}

/** The smallest width that shops take for an audiobook. Print files have fewer pixels, so that a larger JPEG shows nothing more of them. */
const LEAST_AUDIOBOOK_PX = 2400;

/** Audiobooks that are painted at the smallest width. The others have the usual 3000 pixels. */
function isSlowToPaint(name: string): boolean {
  return isArtwork(name) || name === 'audiobook-groups' || name === 'audiobook-pictures';
}

/**
 * A document of each format, and the one with every effect. Not all are compared, because PDFium takes a second to rasterize a wrap at 300
 * dpi.
 */
const COMPARED = [
  'paperback-ligatures',
  'hardback-accents',
  'audiobook-shadow',
  'ebook-foil',
  'audiobook-metals',
  'paperback-effects',
  'paperback-window',
  'paperback-lettered',
  'audiobook-swashes',
  'audiobook-groups',
  'paperback-textured',
  'paperback-warps',
  'paperback-treatments',
  'paperback-broken',
  'paperback-lit',
  'paperback-surfaces',
  'paperback-blends',
  'paperback-woven',
  'paperback-bent',
  'paperback-worn',
  'audiobook-pictures',
  'paperback-pictures',
  'paperback-turned',
  'paperback-blurred-wrap',
  'ebook-blurred',
];
/** Every drawing is compared as well. */
const isArtwork = (name: string) => name.startsWith('audiobook-artworks');

/**
 * Documents that keep their own book: a wrap of a common trim, one whose back holds a frame where the smallest back has its barcode, and
 * those for their scripts.
 */
const OWN_TRIM = [
  'paperback-ligatures',
  'paperback-window',
  'paperback-hebrew',
  'paperback-arabic',
  'paperback-long-title',
  'hardback-accents',
];
/** The documents whose files are made. Most of them are paperbacks, and are printed on the smallest one. */
const PRINTED = GOLDEN_DOCUMENTS.map(
  (golden): Golden => (OWN_TRIM.includes(golden.name) ? golden : { ...golden, design: onSmallestTrim(golden.design) }),
);
const compared = PRINTED.filter(({ name }) => COMPARED.includes(name) || isArtwork(name));

test.each(compared)('[B5] the print file of $name, rasterised by PDFium, is its JPEG', async (golden) => {
  const { means, ...size } = await screenOf(golden);
  const printed = await rasteriseWithPdfium(await fileOf(golden, 'pdf'), size.width, size.height);
  expect(meanDifference(await meansOf(printed, size), means)).toBeLessThanOrEqual(1);
});

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly means: Uint8ClampedArray;
}

const screens = new Map<string, Promise<Screen>>();
/** Returns the size and the means of a document's JPEG, with which each reader's painting is compared. */
function screenOf(golden: Golden): Promise<Screen> {
  const known = screens.get(golden.name) ?? readScreen(golden);
  screens.set(golden.name, known);
  return known;
}

async function readScreen(golden: Golden): Promise<Screen> {
  const jpeg = await fileOf(golden, 'jpeg');
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, means: await meansOf(levelsOf(data), info) };
}

/**
 * Returns the means of a painting over four by four pixels. The width of the page is not a whole number of pixels, so a reader places the
 * raster between pixels. That smooths grain of single pixels, but keeps its means.
 */
async function meansOf(pixels: Uint8ClampedArray, { width, height }: { width: number; height: number }): Promise<Uint8ClampedArray> {
  return levelsOf(
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize(Math.round(width / 4), Math.round(height / 4), { fit: 'fill' })
      .raw()
      .toBuffer(),
  );
}

// Printers get these PDFs; eBook and audiobook covers are pictures.
test.runIf(hasTool('gs', '--version')).each(compared.filter(({ design }) => design.designType === 'full'))(
  '[B5] the print file of $name, rasterised by Ghostscript, is its JPEG',
  async (golden) => {
    const { width, height, means } = await screenOf(golden);
    const { widthInches, heightInches } = measureCover(specificationOf(golden.design));
    const dpi = { xDpi: width / widthInches, yDpi: height / heightInches };
    const printed = await rasteriseWithGhostscript(await fileOf(golden, 'pdf'), { width, height, ...dpi });
    expect(meanDifference(await meansOf(printed, { width, height }), means)).toBeLessThanOrEqual(1);
  },
);

test.runIf(hasTool('mutool', '-v')).each(compared.filter(({ name }) => name === 'hardback-accents'))(
  '[B5] [B9] mutool shows the print file of $name as our own JPEG',
  async (golden) => {
    const { data, info } = await sharp(await fileOf(golden, 'jpeg'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = await rasteriseWithMutool(await fileOf(golden, 'pdf'), info);
    expect(meanDifference(drawn, levelsOf(data))).toBeLessThanOrEqual(1.5);
  },
);

/** The covers whose plates are compared: every effect, texture, blend mode and warp, and every step of a picture. */
const INKED = [
  'paperback-ligatures',
  'paperback-effects',
  'paperback-window',
  'paperback-lettered',
  'paperback-textured',
  'paperback-warps',
  'paperback-treatments',
  'paperback-broken',
  'paperback-lit',
  'paperback-surfaces',
  'paperback-blends',
  'paperback-woven',
  'paperback-bent',
  'paperback-worn',
  'paperback-pictures',
];
const inked = compared.filter(({ name }) => INKED.includes(name) || isArtwork(name));

test.runIf(hasTool('gs', '--version')).each(inked)(
  `[B9] the plates that Ghostscript makes never carry more than ${INK_LIMIT} per cent on one spot, and print the colors of the screen, with photographs and effects: $name`,
  async (golden) => {
    const colour = { mode: 'cmyk', standard: 'x1a' } as const;
    const { bytes } = await exportDesign(golden.design, { kind: 'pdf', colour, createdAt }, ports);
    const separations = await separate(bytes, 100);
    const most = maxInkOf(separations);
    expect(most).toBeLessThanOrEqual(INK_LIMIT);
    expect(most).toBeGreaterThan(120);
    expect(await differenceFromScreen(separations, await fileOf(golden, 'jpeg'))).toBeLessThanOrEqual(2);
  },
);

test.each(PRINTED)('[B1] the page of $name is as large as the platform says, and its words are vectors', async (golden) => {
  const { design } = golden;
  const bytes = await fileOf(golden, 'pdf');
  const { widthInches, heightInches, trimBox } = measureCover(specificationOf(design));
  const { boxes, objects } = await readWithPdfium(bytes);
  expect(Math.abs(boxes.media[2] / 72 - widthInches)).toBeLessThan(0.0001);
  expect(Math.abs(boxes.media[3] / 72 - heightInches)).toBeLessThan(0.0001);
  expect(Math.abs((boxes.trim[2] - boxes.trim[0]) / 72 - trimBox.width / 300)).toBeLessThan(0.0001);
  // Translucent and filtered parts share one raster, and each photograph that fills a shape stays untouched. An extended picture is laid
  // twice.
  const untouched = design.coverShapes.flatMap(({ box: { fill } }) =>
    fill?.kind === 'picture' && !fill.filter ? (fill.extension ? [fill, fill] : [fill]) : [],
  );
  // The sharp picture of a blurred wrap lies over the raster, untouched.
  const { wrapEdge, imageFilter, blur } = design.coverImage;
  const sharpPictures = wrapEdge === 'blur' && !imageFilter && !blur ? 1 : 0;
  expect(objects.filter((kind) => kind === 'image').length).toBeLessThanOrEqual(1 + untouched.length + sharpPictures);
  expect(objects.filter((kind) => kind === 'path').length).toBeGreaterThan(10);
  expect(objects).not.toContain('form');
});

test.each(GOLDEN_DOCUMENTS)('[B5] in print no glyph of $name stands more than a pixel from the canvas, at 300 dpi', async ({ design }) => {
  const scene = compileScene(design, ports.engine);
  const words = inkScene(scene);
  const { width, height } = inkSize(scene);
  const { widthInches: widthIn, heightInches: heightIn } = measureCover(specificationOf(design));
  const page = { x: 0, y: 0, width: widthIn, height: heightIn };
  const { engine: outlines, readPicture } = ports;
  const pdf = await renderPdf(words, {
    title: '',
    author: '',
    createdAt,
    outlines,
    readPicture,
    boxes: { widthIn, heightIn, trim: page, bleed: page },
  });
  const printed = inkOfPixels(await rasteriseWithPdfium(pdf, width, height), width, height);
  const canvas = renderRaster(words, await resourcesFor(words, outlines, readPicture), { width, height });
  const painted = inkOfPixels(levelsOf(canvas.data()), width, height);
  const offsets = measureGlyphOffsets(glyphBoxes(scene, outlines), painted, printed);
  expect(offsets.length).toBeGreaterThan(10);
  for (const offset of offsets) {
    expect(Math.hypot(offset.dx, offset.dy), JSON.stringify(offset)).toBeLessThanOrEqual(1);
    // PDFium thickens lines that are thinner than its pixels, so only letters of some size are compared.
    if (offset.box.width > 8) expect(Math.abs(offset.ink - 1), JSON.stringify(offset)).toBeLessThan(0.2);
  }
});
