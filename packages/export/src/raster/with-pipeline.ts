import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Raster, StripedRaster } from './raster.ts';
import { tiffHeader } from './tiff-header.ts';

/**
 * Passes a raster to sharp. sharp accepts pixels in memory only as a whole, so strips are written to a file, which it reads while it
 * encodes.
 */
export async function withPipeline<Encoded>(raster: Raster, encode: (pipeline: Sharp) => Promise<Encoded>): Promise<Encoded> {
  if (!('strips' in raster)) {
    const { width, height, data } = raster;
    return encode(sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-strips-'));
  try {
    const path = join(folder, 'raster.tif');
    await writeTiff(path, raster);
    return await encode(sharp(path, { limitInputPixels: false, sequentialRead: true }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTiff(path: string, { width, height, strips }: StripedRaster): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(tiffHeader(width, height));
    for (const { data } of strips) await file.writeFile(withoutAlpha(data));
  } finally {
    await file.close();
  }
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}
