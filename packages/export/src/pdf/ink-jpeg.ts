import { INK_LIMIT } from '@coverwright/core/colour/ink-table.ts';
import sharp from 'sharp';
import type { RasterPixels } from '../raster/raster-pixels.ts';
import { tiffHeader } from '../raster/tiff-header.ts';
import type { RasterStream } from './raster-stream.ts';

const QUALITY = 84;
/** The number of times that blocks over the limit are held back before the raster is kept without loss. */
const ATTEMPTS = 8;
/** The side of the blocks in which a JPEG is encoded, and in which its errors stay. */
const BLOCK = 8;
/** The total of four inks, in levels, that no decoded spot exceeds. Two levels are spare for decoders that round differently. */
const MOST_LEVELS = Math.floor((INK_LIMIT / 100) * 255) - 2;
/** The levels by which a block over the limit is lowered further, as the next encoding differs a little. They double with each attempt. */
const SPARE = 3;

/**
 * Encodes inks as a JPEG of four channels at full resolution. A JPEG exceeds its original beside edges, so it is decoded again: blocks over
 * the ink limit take a little less ink, until none exceeds it. Returns null if some still do.
 */
export async function encodeInkJpeg({ width, height, data }: RasterPixels): Promise<RasterStream | null> {
  const header = tiffHeader(width, height, 4);
  const tiff = Buffer.concat([header, data]);
  const held = { width, height, data: tiff.subarray(header.length) };
  const blocks = blocksOf(held);
  let over = holdBack(held, blocks, { width, height, data: await printed(tiff) }, blocks, SPARE);
  for (let attempt = 1; over.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) return null;
    // A JPEG encodes each block by itself, so the few blocks that have changed are tried alone.
    const sheet = gathered(held, over);
    const tried = { ...sheet, data: await printed(Buffer.concat([tiffHeader(sheet.width, sheet.height, 4), sheet.data])) };
    over = holdBack(held, over, tried, blocksOf(sheet), SPARE * 2 ** attempt);
  }
  const bytes = await encoded(tiff, true);
  const image = { Width: width, Height: height, ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
  // The encoder stores inks inverted, as photo programs do.
  return { bytes, dictionary: { ...image, Filter: 'DCTDecode', Decode: [1, 0, 1, 0, 1, 0, 1, 0] } };
}

/** Returns inks as they are printed from a JPEG. Its coding does not change them, and the plain one takes a third of the time. */
async function printed(tiff: Buffer): Promise<Buffer> {
  return asInks(await encoded(tiff, false))
    .raw()
    .toBuffer();
}

function encoded(tiff: Buffer, optimiseCoding: boolean): Promise<Buffer> {
  return asInks(tiff).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding }).toBuffer();
}

function asInks(file: Buffer) {
  return sharp(file, { limitInputPixels: false }).pipelineColourspace('cmyk').toColourspace('cmyk');
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function blocksOf({ width, height }: Pick<RasterPixels, 'width' | 'height'>): readonly Block[] {
  const blocks: Block[] = [];
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      blocks.push({ left, top, right: Math.min(width, left + BLOCK), bottom: Math.min(height, top + BLOCK) });
    }
  }
  return blocks;
}

/** Returns blocks side by side, in the order of `blocksOf`. One that the edge cuts off is continued by its last spots, as encoders do. */
function gathered({ width, data }: RasterPixels, blocks: readonly Block[]): RasterPixels {
  const columns = Math.ceil(Math.sqrt(blocks.length));
  const sheet = { width: columns * BLOCK, height: Math.ceil(blocks.length / columns) * BLOCK };
  const spots = new Uint32Array(sheet.width * sheet.height);
  const from = new Uint32Array(new Uint8Array(data).buffer);
  for (const [index, { left, top, right, bottom }] of blocks.entries()) {
    const place = Math.floor(index / columns) * BLOCK * sheet.width + (index % columns) * BLOCK;
    for (let y = 0; y < BLOCK; y += 1) {
      const row = Math.min(bottom - 1, top + y) * width;
      for (let x = 0; x < BLOCK; x += 1) spots[place + y * sheet.width + x] = from[row + Math.min(right - 1, left + x)]!;
    }
  }
  return { ...sheet, data: Buffer.from(spots.buffer) };
}

/**
 * Takes ink from the blocks that exceed the limit where they are printed.
 * @param tried the print of these blocks, at the places `shown`, of which more may follow.
 * @returns the blocks that exceeded it.
 */
function holdBack(
  inks: RasterPixels,
  blocks: readonly Block[],
  tried: RasterPixels,
  shown: readonly Block[],
  spare: number,
): readonly Block[] {
  return blocks.filter((block, index) => {
    const excess = mostIn(tried, shown[index] ?? block) - MOST_LEVELS;
    if (excess <= 0) return false;
    limitBlock(inks, block, mostIn(inks, block) - excess - spare);
    return true;
  });
}

function mostIn({ width, data }: RasterPixels, { left, top, right, bottom }: Block): number {
  let most = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const total = data[at]! + data[at + 1]! + data[at + 2]! + data[at + 3]!;
      if (total > most) most = total;
    }
  }
  return most;
}

/** Scales the spots of a block that have more than a total down to it. */
function limitBlock({ width, data }: RasterPixels, { left, top, right, bottom }: Block, limit: number): void {
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const total = data[at]! + data[at + 1]! + data[at + 2]! + data[at + 3]!;
      if (total <= limit) continue;
      for (let ink = at; ink < at + 4; ink += 1) data[ink] = Math.floor((data[ink]! * limit) / total);
    }
  }
}
