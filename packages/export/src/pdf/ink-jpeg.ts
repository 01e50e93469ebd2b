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
  const held = tiff.subarray(header.length);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const bytes = await asInks(tiff).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: true }).toBuffer();
    const printed = await asInks(bytes).raw().toBuffer();
    if (!holdBack(held, printed, width, height, SPARE * 2 ** attempt)) {
      const image = { Width: width, Height: height, ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
      // The encoder stores inks inverted, as photo programs do.
      return { bytes, dictionary: { ...image, Filter: 'DCTDecode', Decode: [1, 0, 1, 0, 1, 0, 1, 0] } };
    }
  }
  return null;
}

function asInks(file: Buffer) {
  return sharp(file, { limitInputPixels: false }).pipelineColourspace('cmyk').toColourspace('cmyk');
}

/** Takes ink from the blocks that exceed the limit where they are printed. Returns true if there were any. */
function holdBack(inks: Uint8Array, printed: Uint8Array, width: number, height: number, spare: number): boolean {
  let isOver = false;
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      const block = { left, top, right: Math.min(width, left + BLOCK), bottom: Math.min(height, top + BLOCK) };
      const excess = mostIn(printed, width, block) - MOST_LEVELS;
      if (excess <= 0) continue;
      isOver = true;
      limitBlock(inks, width, block, mostIn(inks, width, block) - excess - spare);
    }
  }
  return isOver;
}

interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function mostIn(inks: Uint8Array, width: number, { left, top, right, bottom }: Block): number {
  let most = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      most = Math.max(most, inks[at]! + inks[at + 1]! + inks[at + 2]! + inks[at + 3]!);
    }
  }
  return most;
}

/** Scales the spots of a block that have more than a total down to it. */
function limitBlock(inks: Uint8Array, width: number, { left, top, right, bottom }: Block, limit: number): void {
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      const total = inks[at]! + inks[at + 1]! + inks[at + 2]! + inks[at + 3]!;
      if (total <= limit) continue;
      for (let ink = at; ink < at + 4; ink += 1) inks[ink] = Math.floor((inks[ink]! * limit) / total);
    }
  }
}
