import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { COVER_CHECK_IDS, SPECIFICATION_CHECK_IDS } from '@coverwright/core/preflight/check-ids.ts';
import type { AssetId } from '@coverwright/core/scene/scene.ts';
import { findFace } from '@coverwright/render/fonts/catalogue.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { exportDesign } from '../exporters/export-design.ts';
import { checkPrintFile } from '../file-check/check-print-file.ts';
import { readFontFile } from '../fonts/node-font-files.ts';
import { rampPicture } from '../testing/hand-pictures.ts';
import { preflightDesign } from './preflight-design.ts';
import { soundCover } from './testing/cover-parts.ts';
import { FAULTY_COVERS } from './testing/faulty-covers.ts';

const PICTURES: Readonly<Record<AssetId, () => Promise<Uint8Array>>> = {
  large: () => rampPicture(1600, 1200),
  small: () => rampPicture(300, 225),
  wide: () => rampPicture(4400, 3200),
  checks: () => checkerboard(3000, 150),
};

const garamond = findFace('EB Garamond/400');
if (!garamond) throw new Error('The catalogue has no EB Garamond');

const ports = {
  engine: await createHarfBuzzEngine(),
  readFont: readFontFile,
  // Any font will do, because only its license note counts.
  readOwnFont: () => readFontFile(garamond),
  readPicture: async (asset: AssetId) => {
    const made = PICTURES[asset];
    if (!made) throw new Error(`No picture ${asset}`);
    return made();
  },
};

/** Returns a checkerboard of black and white, on which no single text color is readable. */
async function checkerboard(side: number, field: number): Promise<Uint8Array> {
  const cells = Math.ceil(side / field);
  const pixels = Uint8Array.from({ length: cells * cells }, (_, index) =>
    ((index % cells) + Math.floor(index / cells)) % 2 === 0 ? 0 : 255,
  );
  return sharp(pixels, { raw: { width: cells, height: cells, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer();
}

const judge = (design: Design) => preflightDesign(design, ports);

describe('deliberately faulty covers', () => {
  test('[B6] the sound cover that they are made of has no fault, in any format', async () => {
    for (const format of ['paperback', 'hardback', 'ebook', 'audiobook'] as const) {
      expect(
        (await judge(soundCover({ format }))).map(({ check, message }) => `${check}: ${message}`),
        format,
      ).toEqual([]);
    }
  });

  test('[B6] every check has one, but for the barcode that only a printer with a small field makes too small', () => {
    const covered = new Set(FAULTY_COVERS.map(({ check }) => check));
    const all = [...SPECIFICATION_CHECK_IDS, ...COVER_CHECK_IDS];
    expect(all.filter((check) => !covered.has(check))).toEqual(['barcode-size']);
    expect(covered.size).toBeGreaterThanOrEqual(25);
  });

  test.each(FAULTY_COVERS)('[B6] $fault is found, and its fix makes it go away', async ({ check, element, design, fixable }) => {
    const found = (await judge(design)).filter((finding) => finding.check === check);
    expect(found.map((finding) => finding.element)).toContain(element);
    const finding = found.find((candidate) => candidate.element === element);
    if (!fixable) return expect(finding?.fix).toBeNull();
    if (!finding?.fix) throw new Error('No fix is offered');
    const mended = afterCommands(design, finding.fix.command);
    expect((await judge(mended)).filter((left) => left.check === check && left.element === element)).toEqual([]);
  });
});

test('[B6] a picture of few pixels is found in the finished file too, and not after its fix', async () => {
  const faulty = FAULTY_COVERS.find(({ fault }) => fault === 'a picture of few pixels');
  if (!faulty) throw new Error('Not there');
  const checksOf = async (design: Design) => {
    const { bytes } = await exportDesign(design, { kind: 'pdf', createdAt: new Date(0) }, ports);
    const checked = await checkPrintFile(bytes, specificationOf(design));
    if (!checked.ok) throw new Error('The file cannot be read');
    return checked.value.map(({ check }) => check);
  };
  const [finding] = await judge(faulty.design);
  if (!finding?.fix) throw new Error('No fix is offered');
  expect(await checksOf(faulty.design)).toContain('image-dpi');
  expect(await checksOf(afterCommands(faulty.design, finding.fix.command))).toEqual([]);
});
