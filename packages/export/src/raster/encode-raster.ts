import type { Raster } from './raster.ts';
import { srgbProfile } from './srgb-profile.ts';
import { tagJpeg } from './tag-jpeg.ts';
import { withPipeline } from './with-pipeline.ts';

export interface EncodeOptions {
  /** The resolution in pixels per inch, which is written into the file. */
  readonly dpi: number;
}

/**
 * Encodes a JPEG as printers and shops require it: full colour resolution (4:4:4), with an sRGB profile. It uses the standard Huffman
 * tables: the file is 1.5 % larger than with optimized tables, and written in a third of the time.
 */
export async function encodeJpeg(
  raster: Raster,
  { dpi, quality = 92 }: EncodeOptions & { readonly quality?: number },
): Promise<Uint8Array> {
  const jpeg = await withPipeline(raster, (pipeline) =>
    pipeline.jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer(),
  );
  return tagJpeg(jpeg, { dpi, profile: await srgbProfile() });
}

/** Encodes a PNG with an sRGB profile and without transparency. */
export async function encodePng(raster: Raster, { dpi }: EncodeOptions): Promise<Uint8Array> {
  return withPipeline(raster, (pipeline) => pipeline.removeAlpha().withMetadata({ density: dpi }).png({ compressionLevel: 6 }).toBuffer());
}
