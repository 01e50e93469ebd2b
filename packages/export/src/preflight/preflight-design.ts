import type { InkTable } from '@coverwright/core/colour/ink-table.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { scaling } from '@coverwright/core/geometry/shapes.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { NO_READINGS } from '@coverwright/core/preflight/preflight-subject.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { paintedReadings } from '@coverwright/render/legibility/painted-readings.ts';
import { readInkTable } from '../colour/press-profile.ts';
import type { ExportPorts } from '../exporters/export-job.ts';
import { loadPictures, releasePictures } from '../raster/load-pictures.ts';
import { nodeSurface } from '../raster/node-surface.ts';

/** The scale at which pictures that are only measured are decoded, relative to print size. */
const MEASURED_AT = 0.25;

/**
 * Returns preflight's findings for a design, including those that need pixels. @throws Error for a font or a picture that cannot be read.
 */
export async function preflightDesign(design: Design, ports: ExportPorts): Promise<readonly Finding[]> {
  const { engine, readPicture } = ports;
  await loadDesignFonts(engine, design, ports);
  const scene = compileScene(design, engine);
  if (!checkSpecification(specificationOf(design)).ok) return runPreflight(design, scene, engine, NO_READINGS);
  const images = await loadPictures(scene, scaling(MEASURED_AT), readPicture);
  const resources = { outlines: engine, images, surface: nodeSurface, cache: createPaintCache() };
  try {
    return runPreflight(design, scene, engine, paintedReadings(scene, geometryOf(design), resources, await inksFor(design)));
  } finally {
    releasePictures(images);
  }
}

/** Reads the ink table for a printer that uses inks; null for others. */
async function inksFor({ publisher }: Design): Promise<InkTable | null> {
  return PLATFORMS[publisher].colour.mode === 'CMYK' ? readInkTable() : null;
}
