import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import { maxInk } from '@coverwright/core/colour/pixels-to-ink.ts';
import { seededRandom } from '@coverwright/core/random/seeded-random.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeInkJpeg } from './ink-jpeg.ts';

const [width, height] = [160, 120];

/** Inks of a grain whose darkest spots take all the ink that is allowed, beside bare paper: the hardest edge that there is. */
function grainBesidePaper(): Buffer {
  return grainOf(width, height, width / 2 + 3);
}

/** @param paper the column from which there is bare paper. */
function grainOf(width: number, height: number, paper: number): Buffer {
  const random = seededRandom(5);
  const full = Math.floor(((INK_LIMIT / 100) * 255) / 4);
  const data = Buffer.alloc(width * height * 4);
  for (let spot = 0; spot < width * height; spot += 1) {
    if (spot % width >= paper) continue;
    data.fill(full - Math.floor(random() * 12), spot * 4, spot * 4 + 4);
  }
  return data;
}

const read = (bytes: Uint8Array) => sharp(bytes).pipelineColourspace('cmyk').toColourspace('cmyk').raw().toBuffer();

test('[B9] a JPEG of inks never exceeds the ink limit, not even at a hard edge, and keeps the inks', async () => {
  const data = grainBesidePaper();
  const before = Buffer.from(data);
  const stream = await encodeInkJpeg({ width, height, data });
  if (!stream) throw new Error('kept without loss');
  expect(stream.dictionary).toMatchObject({ Filter: 'DCTDecode', ColorSpace: 'DeviceCMYK', Width: width, Height: height });
  const printed = await read(stream.bytes);
  expect(maxInk(printed)).toBeLessThanOrEqual(INK_LIMIT);
  const difference = printed.reduce((sum, ink, at) => sum + Math.abs(ink - (before[at] ?? 0)), 0) / before.length;
  expect(difference).toBeLessThan(4);
  // The raster belongs to the caller.
  expect(data.equals(before)).toBe(true);
});

test.each([
  { width: 157, height: 117 },
  { width: 3, height: 5 },
])('[B9] nor does one of $width × $height spots, where the edge cuts blocks off', async (size) => {
  const stream = await encodeInkJpeg({ ...size, data: grainOf(size.width, size.height, size.width - 2) });
  if (!stream) throw new Error('kept without loss');
  const printed = await read(stream.bytes);
  expect(maxInk(printed)).toBeLessThanOrEqual(INK_LIMIT);
  expect(maxInk(printed)).toBeGreaterThan(INK_LIMIT - 40);
});

test('[B9] a JPEG of inks is a fraction of what they take without loss', async () => {
  const random = seededRandom(9);
  const data = Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => 60 + ((at >> 2) % width) / 4 + random() * 10));
  const stream = await encodeInkJpeg({ width, height, data });
  expect(stream?.bytes.length).toBeLessThan(data.length / 4);
});
