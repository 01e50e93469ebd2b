import type { Design } from '@coverwright/core/design/design.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { frontPainter } from '../ideas/front-painter.ts';
import { encodeJpeg } from '../raster/encode-raster.ts';

/** Wide enough for a shelf of covers on a sharp screen. */
const WIDTH = 480;
const QUALITY = 84;
const SCREEN_DPI = 96;

/**
 * The front of a cover as a small JPEG: its pictures are decoded no larger than they show.
 * @param width in pixels; null for that of a shelf.
 * @throws for a font or picture that cannot be read
 */
export async function paintThumbnail(design: Design, width: number | null, ports: ExportPorts): Promise<Uint8Array> {
  await loadDesignFonts(ports.engine, design, ports);
  const pixels = await frontPainter(ports.engine, width ?? WIDTH)(design, ports.readPicture);
  return encodeJpeg(pixels, { dpi: SCREEN_DPI, quality: QUALITY });
}
