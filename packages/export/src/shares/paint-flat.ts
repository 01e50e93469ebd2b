import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { scaling } from '@coverwright/core/geometry/shapes.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { rasterSize } from '../exporters/raster-size.ts';
import { encodeJpeg } from '../raster/encode-raster.ts';
import { loadPictures, releasePictures } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';
import { toRasterPixels } from '../raster/raster-pixels.ts';
import { renderRaster } from '../raster/render-raster.ts';
import { withWatermark } from './watermark.ts';

/** The width in pixels of a flat cover on pages, too small to print from. */
const WIDTH = 1600;
const QUALITY = 86;
const SCREEN_DPI = 96;

export interface FlatOptions {
  /** The width in pixels; null for that of a page. */
  readonly width: number | null;
  /** True if the draft watermark is painted over it. */
  readonly isMarked: boolean;
}

/** Paints the whole flat cover as a JPEG for a screen. @throws for a font or picture that cannot be read. */
export async function paintFlat(design: Design, { width, isMarked }: FlatOptions, ports: ExportPorts): Promise<Uint8Array> {
  const { engine } = ports;
  await loadDesignFonts(engine, design, ports);
  let scene = compileScene(design, engine);
  if (isMarked) {
    const { face } = engine.resolve({ family: 'Inter', bold: true, italic: false });
    await loadFaces(engine, [face], ports.readFont);
    scene = withWatermark(scene, engine, face);
  }
  const size = rasterSize(geometryOf(design), width ?? WIDTH);
  const images = await loadPictures(scene, scaling(size.width / scene.width, size.height / scene.height), ports.readPicture);
  try {
    const canvas = renderRaster(scene, { outlines: engine, images, surface: nodeSurface, cache: createPaintCache() }, size);
    return await encodeJpeg(toRasterPixels(canvas), { dpi: SCREEN_DPI, quality: QUALITY });
  } finally {
    releasePictures(images);
  }
}
