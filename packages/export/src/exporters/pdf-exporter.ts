import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { PrintBoxes } from '../pdf/page-boxes.ts';
import { bookWords } from './book-words.ts';
import type { Exporter } from './export-job.ts';

export const pdfExporter: Exporter = {
  mediaType: 'application/pdf',
  extension: 'pdf',
  write: ({ design, geometry, scene, ports, createdAt, signal, onProgress }) =>
    renderPdf(scene, {
      ...bookWords(design),
      createdAt,
      boxes: printBoxes(geometry),
      outlines: ports.engine,
      readPicture: ports.readPicture,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    }),
};

/** The bleed, or a case's turned-in wrap, reaches to the edge of the file. */
function printBoxes({ widthInches, heightInches, trimBox }: CoverGeometry): PrintBoxes {
  const bleed = { x: 0, y: 0, width: widthInches, height: heightInches };
  return { widthIn: widthInches, heightIn: heightInches, trim: inInches(trimBox), bleed };
}

function inInches({ x, y, width, height }: Rect): Rect {
  return { x: x / PRINT_DPI, y: y / PRINT_DPI, width: width / PRINT_DPI, height: height / PRINT_DPI };
}
