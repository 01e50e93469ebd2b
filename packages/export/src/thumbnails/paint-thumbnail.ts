import type { Design } from '@coverwright/core/design/design.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { frontPainter } from '../ideas/front-painter.ts';
import { encodeJpeg } from '../raster/encode-raster.ts';
import { LRUCache } from 'lru-cache';

/** Wide enough for a shelf of covers on a sharp screen. */
const WIDTH = 480;
const QUALITY = 84;
const SCREEN_DPI = 96;

/** Decoding a photograph takes ten times as long as painting it, and an author saves the same cover again and again. */
const DECODED_BYTES = 96 * 1024 * 1024;
const decoded = new LRUCache<string, DrawablePicture>({
  maxSize: DECODED_BYTES,
  sizeCalculation: ({ canvas }) => canvas.width * canvas.height * 4,
});

/**
 * The front of a cover as a small JPEG: its pictures are decoded no larger than they show, and kept for the next one.
 * @param width in pixels; null for that of a shelf.
 * @throws for a font or picture that cannot be read
 */
export async function paintThumbnail(design: Design, width: number | null, ports: ExportPorts): Promise<Uint8Array> {
  await loadDesignFonts(ports.engine, design, ports);
  const pixels = await frontPainter(ports.engine, width ?? WIDTH, decoded)(design, ports.readPicture);
  return encodeJpeg(pixels, { dpi: SCREEN_DPI, quality: QUALITY });
}
