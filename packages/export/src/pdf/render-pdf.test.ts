import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import type { ImageNode, Scene, SceneNode } from '@coverwright/core/scene/scene.ts';
import { rampPicture, resourcesWith } from '../testing/hand-pictures.ts';
import { fillOf, glyphsOf, plainOutlines, sceneOf, solid } from '../testing/hand-scene.ts';
import { rasteriseWithPdfium, readWithPdfium } from '../testing/read-with-pdfium.ts';
import { renderRaster } from '../raster/render-raster.ts';
import { renderPdf } from './render-pdf.ts';

const WIDTH_IN = 2.0013;
const HEIGHT_IN = 1.5;
const page = { x: 0, y: 0, width: WIDTH_IN, height: HEIGHT_IN };
const boxes = { widthIn: WIDTH_IN, heightIn: HEIGHT_IN, bleed: page, trim: { x: 0.125, y: 0.125, width: WIDTH_IN - 0.25, height: 1.25 } };
const black = solid(0, 0, 0);
const paper = fillOf(0, 0, WIDTH_IN * 300, 450, solid(255, 255, 255));
const words = glyphsOf([1, 2, 0, 2], 60, 200, 80, black);
const photo: ImageNode = {
  kind: 'image',
  asset: 'photo',
  source: { x: 0, y: 0, width: 400, height: 300 },
  destination: { x: 0, y: 0, width: WIDTH_IN * 300, height: 450.3 },
};
const shadowOf = (node: SceneNode): SceneNode => ({
  kind: 'shadow',
  children: [node],
  colour: { r: 0, g: 0, b: 0, a: 0.6 },
  offset: { x: 5, y: 5 },
  sigma: 4,
});

async function print(nodes: readonly SceneNode[], pictures: Record<string, Uint8Array> = {}): Promise<Buffer> {
  const scene: Scene = sceneOf(WIDTH_IN * 300, HEIGHT_IN * 300, nodes);
  const bytes = await renderPdf(scene, {
    title: 'Über “Wörter”',
    author: 'שם Name',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    boxes,
    outlines: plainOutlines,
    readPicture: async (asset) => pictures[asset] ?? Promise.reject(new Error(`no ${asset}`)),
  });
  return Buffer.from(bytes);
}

function contentOf(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n', pdf.lastIndexOf('/Filter /FlateDecode')) + 'stream\n'.length;
  return inflateSync(pdf.subarray(start)).toString('latin1');
}

const photoBytes = rampPicture(400, 300);

test('[B1] the page boxes are exact to a thousandth of a point, read back by PDFium', async () => {
  const { pages, boxes: read } = await readWithPdfium(await print([paper, words]));
  expect(pages).toBe(1);
  const expected = { media: [0, 0, 144.094, 108], trim: [9, 9, 135.094, 99], bleed: [0, 0, 144.094, 108] };
  for (const name of ['media', 'trim', 'bleed'] as const) {
    for (const [index, value] of expected[name].entries()) expect(Math.abs((read[name][index] ?? 0) - value), name).toBeLessThan(0.001);
  }
});

test('[B1] nothing that a printer refuses: no alpha, groups, annotations, fonts, layers or scripts', async () => {
  const glass: SceneNode = {
    kind: 'group',
    opacity: 0.5,
    blend: 'multiply',
    children: [fillOf(100, 100, 200, 200, solid(255, 0, 0, 0.5))],
  };
  const pdf = (await print([paper, photo, glass, shadowOf(words), words], { photo: await photoBytes })).toString('latin1');
  for (const forbidden of [
    '/SMask',
    '/ca ',
    '/CA ',
    '/Group',
    '/Annots',
    '/BM',
    '/Font',
    '/OCG',
    '/JavaScript',
    '/AcroForm',
    '/ExtGState',
  ]) {
    expect(pdf.includes(forbidden), forbidden).toBe(false);
  }
  expect(pdf.slice(0, 8)).toBe('%PDF-1.4');
});

test('[B5] words above their own shadow stay vectors: the shadow is in the raster below', async () => {
  const pdf = await print([paper, photo, shadowOf(words), words], { photo: await photoBytes });
  const { objects } = await readWithPdfium(pdf);
  expect(objects).toEqual(['image', 'path', 'path', 'path']);
  // A raster would round the lines of two squares; curves come from the outlines alone.
  expect(contentOf(pdf).match(/ c$/gm)).toHaveLength(8);
});

test('[B5] words below something translucent go into the raster; words that it does not touch stay vectors', async () => {
  const veil = fillOf(0, 300, 600, 150, solid(255, 255, 255, 0.4));
  const covered = glyphsOf([1], 60, 400, 80, black);
  const { objects } = await readWithPdfium(await print([paper, words, covered, veil]));
  expect(objects).toEqual(['image', 'path', 'path', 'path']);
});

test('[B5] what lies under what is covered is covered too', async () => {
  const veil = fillOf(200, 0, 100, 100, solid(0, 0, 255, 0.4));
  const bar = fillOf(100, 50, 150, 20, solid(255, 0, 0));
  const under = fillOf(50, 40, 100, 40, solid(0, 255, 0));
  const pdf = await print([paper, under, bar, veil]);
  expect((await readWithPdfium(pdf)).objects).toEqual(['image']);
});

test('[B5] an untouched JPEG goes in byte for byte, clipped to what shows', async () => {
  const bytes = await photoBytes;
  const cropped = { ...photo, source: { x: 40, y: 30, width: 300, height: 240 }, mirrorX: true };
  const pdf = await print([paper, cropped, words], { photo: bytes });
  expect(pdf.includes(Buffer.from(bytes))).toBe(true);
  const pixels = await rasteriseWithPdfium(pdf, 600, 450);
  const middleRight = (225 * 600 + 590) * 4;
  // The picture is mirrored: the source's left edge (red 40 of 400) is on the right.
  expect(Math.abs((pixels[middleRight] ?? 0) - 28)).toBeLessThan(8);
  expect(Math.abs((pixels[middleRight + 1] ?? 0) - 127)).toBeLessThan(8);
});

test('[B5] a JPEG that must be changed is not passed through: filtered, turned, translucent or nearly all cropped away', async () => {
  const bytes = await photoBytes;
  const filter = FILTER_PRESETS[0];
  const turned = await sharp(bytes).withMetadata({ orientation: 3 }).jpeg().toBuffer();
  const tiny = { ...photo, source: { x: 0, y: 0, width: 40, height: 30 } };
  const faded: SceneNode = { kind: 'group', opacity: 0.5, children: [photo] };
  for (const [node, picture] of [
    [{ ...photo, ...(filter && { filter }) }, bytes],
    [photo, turned],
    [tiny, bytes],
    [faded, bytes],
  ] as const) {
    const pdf = await print([paper, node], { photo: picture });
    expect(pdf.includes(Buffer.from(picture))).toBe(false);
    expect(pdf.toString('latin1')).toContain('/Width 601');
  }
});

test('[B5] flat artwork is stored without loss, a photograph as JPEG', async () => {
  const flat = (await print([paper, fillOf(0, 0, 600, 450, solid(180, 20, 30)), shadowOf(words), words])).toString('latin1');
  expect(flat).not.toContain('/DCTDecode');
  expect(flat).toContain('/Predictor 15');
  const filter = FILTER_PRESETS.find(({ name }) => name === 'Warm');
  const photographic = await print([paper, { ...photo, ...(filter && { filter }) }], { photo: await photoBytes });
  expect(photographic.toString('latin1')).toContain('/DCTDecode');
});

test('[B5] every kind of vector looks in PDFium as the canvas painter paints it', async () => {
  const stops = [
    { offset: 0.2, colour: { r: 255, g: 200, b: 0, a: 1 } },
    { offset: 0.6, colour: { r: 120, g: 0, b: 60, a: 1 } },
    { offset: 0.6, colour: { r: 0, g: 90, b: 160, a: 1 } },
  ];
  const linear = { kind: 'linear', from: { x: 0, y: 0 }, to: { x: 600, y: 300 }, stops } as const;
  const radial = { kind: 'radial', centre: { x: 450, y: 330 }, radius: 120, stops } as const;
  const nodes: SceneNode[] = [
    paper,
    fillOf(0, 0, 600, 60, linear),
    fillOf(320, 240, 260, 190, radial),
    { ...glyphsOf([1, 2, 1], 40, 160, 90, linear), slant: 0.2 },
    {
      ...glyphsOf([2, 2], 40, 260, 80, black),
      embolden: 0.06,
      glyphs: [
        { id: 2, x: 40, y: 260 },
        { id: 2, x: 140, y: 260, rotation: 30 },
      ],
    },
    { ...glyphsOf([1, 2], 40, 380, 90, solid(200, 0, 0)), strokeWidth: 7 },
    {
      kind: 'stroke',
      path: fillOf(330, 90, 200, 100, black).path,
      paint: solid(0, 80, 200),
      width: 12,
      dash: [30, 14],
      cap: 'round',
      join: 'bevel',
    },
    {
      kind: 'group',
      transform: [0.8, 0.3, -0.3, 0.8, 250, 200],
      clip: fillOf(0, 0, 120, 60, black).path,
      children: [fillOf(20, 20, 300, 300, solid(0, 150, 80))],
    },
    {
      kind: 'fill',
      rule: 'evenodd',
      path: [...fillOf(540, 80, 50, 120, black).path, ...fillOf(550, 90, 30, 100, black).path],
      paint: black,
    },
  ];
  const pdf = await print(nodes);
  expect(new Set((await readWithPdfium(pdf)).objects)).toEqual(new Set(['path']));
  const printed = await rasteriseWithPdfium(pdf, 600, 450);
  const painted = renderRaster(sceneOf(WIDTH_IN * 300, 450, nodes), resourcesWith(), { width: 600, height: 450 })
    .getContext('2d')
    .getImageData(0, 0, 600, 450).data;
  const mean = printed.reduce((sum, level, index) => sum + Math.abs(level - (painted[index] ?? 0)), 0) / printed.length;
  expect(mean).toBeLessThan(1);
});

test('[B15] the file names its title and author in any script, and the same cover gives the same bytes', async () => {
  const [first, second] = [await print([paper, words]), await print([paper, words])];
  expect(first.equals(second)).toBe(true);
  const hex = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
  expect(first.toString('latin1')).toContain(hex('Über “Wörter”'));
  expect(first.toString('latin1')).toContain(hex('שם Name'));
  expect(first.toString('latin1')).toMatch(/\/Trapped \/False/);
});

test('[B5] an abandoned export stops', async () => {
  const abandoned = renderPdf(sceneOf(600, 450, [paper, photo, shadowOf(words)]), {
    title: '',
    author: '',
    createdAt: new Date(0),
    boxes,
    outlines: plainOutlines,
    readPicture: () => photoBytes,
    signal: AbortSignal.abort(),
  });
  await expect(abandoned).rejects.toThrow(/abort/i);
});
