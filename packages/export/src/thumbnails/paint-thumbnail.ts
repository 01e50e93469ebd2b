import type { Design } from '@coverwright/core/design/design.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { frontPainter } from '../ideas/front-painter.ts';
import { encodeJpeg } from '../raster/encode-raster.ts';
import { LRUCache } from 'lru-cache';

/** The width in pixels, enough for a list of covers on a high-resolution screen. */
const WIDTH = 480;
const QUALITY = 84;
const SCREEN_DPI = 96;

/**
 * The memory for decoded pictures in bytes. Decoding a photograph takes ten times as long as painting it, and an author saves the same
 * cover many times.
 */
const DECODED_BYTES = 96 * 1024 * 1024;
const decoded = new LRUCache<string, DrawablePicture>({
  maxSize: DECODED_BYTES,
  sizeCalculation: ({ canvas }) => canvas.width * canvas.height * 4,
});

/**
 * Paints the front of a cover as a small JPEG. Its pictures are decoded no larger than they are shown, and cached for the next thumbnail.
 * @param width in pixels; null for the default width.
 * @throws for a font or picture that cannot be read
 */
export async function paintThumbnail(design: Design, width: number | null, ports: ExportPorts): Promise<Uint8Array> {
  await loadDesignFonts(ports.engine, design, ports);
  const pixels = await frontPainter(ports.engine, width ?? WIDTH, decoded)(design, ports.readPicture);
  return encodeJpeg(pixels, { dpi: SCREEN_DPI, quality: QUALITY });
}
