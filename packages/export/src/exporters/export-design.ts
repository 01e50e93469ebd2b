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
  /** Width of a raster in pixels; absent: a wrap at 300 dpi, an eBook 1600 × 2560, an audiobook 3000 × 3000. */
  readonly widthPx?: number;
  /** The colors of a PDF. If absent, the design's printer decides. */
  readonly colour?: PdfColour;
  /** Written into a PDF; the same design and date give the same bytes. */
  readonly createdAt: Date;
}

export interface ExportedFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Makes a file of a design that `checkSpecification` has passed.
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

/** Share of the work that is done once the scene stands. */
const LAID_OUT = 0.1;
