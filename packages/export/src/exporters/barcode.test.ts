import { readFile } from 'node:fs/promises';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readFontFile } from '../fonts/node-font-files.ts';
import { rampPicture } from '../testing/hand-pictures.ts';
import { rasteriseWithPdfium, readWithPdfium } from '../testing/read-with-pdfium.ts';
import { exportDesign } from './export-design.ts';
import type { ExportPorts } from './export-job.ts';

const createdAt = new Date('2026-01-02T03:04:05Z');
let ports: ExportPorts;
beforeAll(async () => {
  ports = { engine: await createHarfBuzzEngine(), readFont: readFontFile, readPicture: () => rampPicture(2400, 1600) };
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true });
});

/** Creates a cover with a picture around the barcode, so that the white field has to be complete. */
function coverWith(isbn: string, addOn: string | null, changes: Parameters<typeof createDesign>[0] = {}): Design {
  const image = { type: 'UPLOAD' as const, assetId: 'ramp', width: 2400, height: 1600 };
  const plain = createDesign(changes);
  const commands = [
    { name: 'choose-cover-image', image },
    { name: 'set-cover-image-format', format: 'full' },
    { name: 'edit-blurb', isbn, addOn },
  ] as const;
  return commands.reduce((design, command) => {
    const result = applyCommand(design, command);
    if (!result.ok) throw new Error(result.fault.message);
    return result.value;
  }, plain);
}

/**
 * Decodes the barcode on a page with ZXing, which shares no code with the encoder. Returns the number, directly followed by the price code.
 */
async function decode(rgba: Uint8ClampedArray, [width, height]: readonly [number, number], addOn: AddOn): Promise<readonly string[]> {
  const image = { data: Uint8ClampedArray.from(rgba), width, height, colorSpace: 'srgb' as const };
  const found = await readBarcodes(image, { formats: ['EAN13'], eanAddOnSymbol: addOn, tryHarder: true });
  return found.map(({ text }) => text);
}

/** The reading of the add-on. With `Require`, only lines that cross both symbols count. */
type AddOn = 'Read' | 'Require';

async function decodeJpeg(design: Design, addOn: AddOn = 'Read'): Promise<readonly string[]> {
  const { bytes } = await exportDesign(design, { kind: 'jpeg', createdAt }, ports);
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decode(Uint8ClampedArray.from(data), [info.width, info.height], addOn);
}

async function decodePdf(design: Design, addOn: AddOn = 'Read'): Promise<readonly string[]> {
  const { bytes } = await exportDesign(design, { kind: 'pdf', createdAt }, ports);
  const [width, height] = [3878, 2775] as const;
  return decode(await rasteriseWithPdfium(bytes, width, height), [width, height], addOn);
}

describe('the barcode of a finished file', () => {
  test('[B7] is read back from the JPEG with its price code', async () => {
    expect(await decodeJpeg(coverWith('978-0-306-40615-7', '51499'), 'Require')).toEqual(['978030640615751499']);
  });

  test('[B7] is read back from the print file with its price code', async () => {
    expect(await decodePdf(coverWith('979-10-90636-07-1', '90000'), 'Require')).toEqual(['979109063607190000']);
  });

  test('[B7] is read back without a price code, from a hardback and from a right-to-left book', async () => {
    expect(await decodeJpeg(coverWith('0-8044-2957-X', null, { format: 'hardback' }))).toEqual(['9780804429573']);
    expect(await decodePdf(coverWith('0-8044-2957-X', null, { readingDirection: 'rtl' }))).toEqual(['9780804429573']);
  });

  test('[B7] is drawn in outlines: one path of bars and one a figure, above everything else', async () => {
    const objectsOf = async (design: Design) =>
      (await readWithPdfium((await exportDesign(design, { kind: 'pdf', createdAt }, ports)).bytes)).objects;
    const numbered = coverWith('978-0-306-40615-7', '51499');
    const cleared = applyCommand(numbered, { name: 'edit-blurb', isbn: null });
    if (!cleared.ok) throw new Error(cleared.fault.message);
    const [before, after] = [await objectsOf(cleared.value), await objectsOf(numbered)];
    expect(after.slice(0, before.length)).toEqual(before);
    const figures = 'ISBN978-0-306-40615-7'.length + 13 + 5;
    expect(after.slice(before.length)).toEqual(Array.from({ length: 1 + figures }, () => 'path'));
  });

  test('[B7] a cover without an ISBN has none', async () => {
    const cleared = applyCommand(coverWith('978-0-306-40615-7', null), { name: 'edit-blurb', isbn: null });
    if (!cleared.ok) throw new Error(cleared.fault.message);
    expect(await decodeJpeg(cleared.value)).toEqual([]);
  });
});
