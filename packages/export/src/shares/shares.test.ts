import { createDesign } from '@coverwright/core/design/create-design.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readFontFile } from '../fonts/node-font-files.ts';
import { paintBook } from './paint-book.ts';
import { paintFlat } from './paint-flat.ts';

const ports = {
  engine: await createHarfBuzzEngine(),
  readFont: readFontFile,
  readPicture: () => Promise.reject(new Error('This cover has no pictures')),
};

const levelsOf = async (file: Uint8Array) => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { ...info, levelAt: (x: number, y: number) => data[y * info.width + x] ?? 0 };
};

/** Returns true if every square of this size has a pixel in which the two pictures differ. */
async function differsEverywhere(one: Uint8Array, other: Uint8Array, square: number): Promise<boolean> {
  const [a, b] = [await levelsOf(one), await levelsOf(other)];
  expect([a.width, a.height]).toEqual([b.width, b.height]);
  const isMarked = (left: number, top: number) => {
    for (let y = top; y < Math.min(a.height, top + square); y++)
      for (let x = left; x < Math.min(a.width, left + square); x++) if (Math.abs(a.levelAt(x, y) - b.levelAt(x, y)) > 12) return true;
    return false;
  };
  for (let top = 0; top + square <= a.height; top += square)
    for (let left = 0; left + square <= a.width; left += square) if (!isMarked(left, top)) return false;
  return true;
}

test('[A5] the watermark is in the pixels of every part of the cover, on white paper as on black', async () => {
  const white = createDesign({ format: 'paperback' });
  const colour = { r: 12, g: 12, b: 14, a: 1 };
  const black = {
    ...white,
    frontBoard: { ...white.frontBoard, panel: { ...white.frontBoard.panel, colour } },
    back: { ...white.back, panel: { ...white.back.panel, colour } },
    spine: { ...white.spine, panel: { ...white.spine.panel, colour } },
  };
  for (const design of [white, black]) {
    const plain = await paintFlat(design, { width: 800, isMarked: false }, ports);
    const marked = await paintFlat(design, { width: 800, isMarked: true }, ports);
    // The step is a fifth of the front's width, so no larger part can be cut out without the watermark.
    expect(await differsEverywhere(plain, marked, 80)).toBe(true);
  }
});

test('[A5] the book wears the cover that it is given, at the size of a card for other sites', async () => {
  const design = createDesign({ format: 'ebook' });
  const red = await sharp({ create: { width: 320, height: 512, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const card = await paintBook(design, { scene: 'e-reader', width: 240, height: 126, flat: red });
  const { width, height, format } = await sharp(card).metadata();
  expect([width, height, format]).toEqual([240, 126, 'jpeg']);
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  const [r = 0, g = 0] = data.subarray((63 * info.width + 120) * info.channels);
  expect(r - g).toBeGreaterThan(60);
});

test('[A3] for a shelf the book stands on nothing', async () => {
  const red = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const book = await paintBook(createDesign({ format: 'paperback' }), {
    scene: 'standing',
    width: 120,
    height: 160,
    flat: red,
    isCutOut: true,
  });
  expect(await sharp(book).metadata()).toMatchObject({ width: 120, height: 160, format: 'webp', hasAlpha: true });
  const { data, info } = await sharp(book).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(0, 0), alphaAt(60, 80)]).toEqual([0, 255]);
});
