import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { ExportPorts, ExportWatch, PdfColour } from './export-job.ts';
import { EXPORTERS, type ExportKind } from './exporters.ts';
import { fileName } from './file-name.ts';
import { MAX_RASTER_WIDTH } from './raster-size.ts';

export interface ExportRequest extends ExportWatch {
  readonly kind: ExportKind;
  /** The width of a raster in pixels; absent for the default: a wrap at 300 dpi, an eBook of 1600 × 2560, an audiobook of 3000 × 3000. */
  readonly widthPx?: number;
  /** The colors of a PDF; absent if the design's printer decides. */
  readonly colour?: PdfColour;
  /** The creation date in a PDF. The same design and date give the same bytes. */
  readonly createdAt: Date;
}

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Exports a design that `checkSpecification` has accepted.
 * @throws RangeError for an impossible width; Error for a font or picture that cannot be read; DOMException `AbortError`.
 */
export async function exportDesign(design: Design, request: ExportRequest, ports: ExportPorts): Promise<ExportedFile> {
  const { kind, widthPx = null, colour = null, createdAt, signal, onProgress } = request;
  if (widthPx !== null && !(Number.isInteger(widthPx) && widthPx >= 1 && widthPx <= MAX_RASTER_WIDTH)) {
    throw new RangeError(`Enter a width from 1 to ${MAX_RASTER_WIDTH} pixels`);
  }
  signal?.throwIfAborted();
  onProgress?.(0);
  await loadDesignFonts(ports.engine, design, ports);
  signal?.throwIfAborted();
  const geometry = geometryOf(design);
  const scene = compileScene(design, ports.engine);
  const exporter = EXPORTERS[kind];
  const watch = {
    ...(signal && { signal }),
    onProgress: (share: number) => onProgress?.(LAID_OUT + share * (1 - LAID_OUT)),
  };
  watch.onProgress(0);
  const bytes = await exporter.write({ design, geometry, scene, ports, widthPx, colour, createdAt, ...watch });
  onProgress?.(1);
  return { bytes, mediaType: exporter.mediaType, fileName: fileName(design, exporter.extension) };
}

/** The share of the work that is done when the scene is laid out. */
const LAID_OUT = 0.1;
