import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { rampPicture } from '../testing/hand-pictures.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { exportDesign } from './export-design.ts';
import type { ExportPorts } from './export-job.ts';
import { fileName } from './file-name.ts';

const createdAt = new Date('2026-01-02T03:04:05Z');
let ports: ExportPorts;
beforeAll(async () => {
  ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture: () => rampPicture(600, 400) };
});

const image = {
  type: 'UPLOAD',
  assetId: 'ramp',
  width: 600,
  height: 400,
  photographerName: null,
  profileLink: null,
  licence: null,
};
const withPicture = (design: Design): Design => ({ ...design, coverImage: { ...design.coverImage, currentDesignImage: image } });

test.each([
  ['paperback', 3878, 2775],
  ['hardback', 4332, 3125],
  ['audiobook', 3000, 3000],
  ['ebook', 1600, 2560],
] as const)('[B15] a %s is %d by %d pixels, or as wide as asked', async (format, width, height) => {
  const design = createDesign({ format });
  const own = await exportDesign(design, { kind: 'jpeg', createdAt }, ports);
  expect(await sharp(own.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height, density: 300 });
  const small = await exportDesign(design, { kind: 'png', widthPx: 240, createdAt }, ports);
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'png', width: 240, height: Math.round((240 * height) / width) });
});

test('[B15] every format also makes a print file of its own size', async () => {
  for (const format of FORMAT_IDS) {
    const { bytes, mediaType } = await exportDesign(createDesign({ format }), { kind: 'pdf', createdAt }, ports);
    expect(mediaType).toBe('application/pdf');
    expect((await readWithPdfium(bytes)).pages).toBe(1);
  }
});

test('[B15] progress runs from 0 to 1 and never back', async () => {
  for (const kind of ['pdf', 'jpeg', 'png'] as const) {
    const shares: number[] = [];
    await exportDesign(withPicture(createDesign()), { kind, widthPx: 300, createdAt, onProgress: (share) => shares.push(share) }, ports);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((first, second) => first - second));
  }
});

test('[B15] an abandoned export stops at the next step', async () => {
  const controller = new AbortController();
  const onProgress = (share: number) => {
    if (share > 0) controller.abort();
  };
  const request = { kind: 'jpeg', widthPx: 300, createdAt, onProgress, signal: controller.signal } as const;
  await expect(exportDesign(withPicture(createDesign()), request, ports)).rejects.toThrow(/abort/i);
});

test('[B15] a width that no machine could paint is refused by name', async () => {
  for (const widthPx of [0, -5, 2.5, 100_000]) {
    await expect(exportDesign(createDesign(), { kind: 'png', widthPx, createdAt }, ports)).rejects.toThrow(
      'a width from 1 to 12000 pixels',
    );
  }
});

test('[B15] files are named after the book, in letters that every upload form takes', () => {
  const titled = (text: string): Design => {
    const design = createDesign();
    const textBoxes = design.frontBoard.textBoxes.map((box) => (box.panelName === 'Title' ? { ...box, text: { ...box.text, text } } : box));
    return { ...design, frontBoard: { ...design.frontBoard, textBoxes } };
  };
  expect(fileName(titled('Čtyři\npříběhy: “Łódź”!'), 'pdf')).toBe('ctyri-pribehy-lodz-paperback.pdf');
  expect(fileName(titled('שירים'), 'jpg')).toBe('cover-paperback.jpg');
  expect(fileName(titled('a'.repeat(200)), 'png')).toHaveLength(60 + '-paperback.png'.length);
});
