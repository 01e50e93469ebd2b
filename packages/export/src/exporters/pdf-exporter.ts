import { readFile } from 'node:fs/promises';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { PlatformId } from '@coverwright/core/platforms/platform.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';
import { CMYK_PROFILE, PRESS, readInkTable } from '../colour/press-profile.ts';
import type { PrintBoxes } from '../pdf/page-boxes.ts';
import type { PdfOptions } from '../pdf/render-pdf.ts';
import { bookWords } from './book-words.ts';
import type { Exporter, PdfColour } from './export-job.ts';

export const pdfExporter: Exporter = {
  mediaType: 'application/pdf',
  extension: 'pdf',
  async write({ design, geometry, scene, ports, colour, createdAt, signal, onProgress }) {
    // The PDF library is the largest module of an export, and pictures do not need it.
    const { renderPdf } = await import('../pdf/render-pdf.ts');
    return renderPdf(scene, {
      ...bookWords(design),
      createdAt,
      boxes: printBoxes(geometry),
      outlines: ports.engine,
      readPicture: ports.readPicture,
      ...(await colouring(colour ?? pdfColourForPrinter(design.publisher))),
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
  },
};

/** Returns the colors for a printer. A printer that requires inks gets them in the standard that all of these printers accept. */
function pdfColourForPrinter(publisher: PlatformId): PdfColour {
  return PLATFORMS[publisher].colour.mode === 'CMYK' ? { mode: 'cmyk', standard: 'x1a' } : { mode: 'rgb' };
}

async function colouring(colour: PdfColour): Promise<Pick<PdfOptions, 'colours' | 'intent'>> {
  if (colour.mode === 'rgb') return {};
  const [{ inkColours }, table, profile] = await Promise.all([import('../pdf/ink-colours.ts'), readInkTable(), readFile(CMYK_PROFILE)]);
  return { colours: inkColours(table), intent: { standard: colour.standard, profile, ...PRESS } };
}

/** Returns the page boxes. The bleed, or the turned-in wrap of a case, extends to the edge of the file. */
function printBoxes({ widthInches, heightInches, trimBox }: CoverGeometry): PrintBoxes {
  const bleed = { x: 0, y: 0, width: widthInches, height: heightInches };
  return { widthIn: widthInches, heightIn: heightInches, trim: inInches(trimBox), bleed };
}

function inInches({ x, y, width, height }: Rect): Rect {
  return { x: x / PRINT_DPI, y: y / PRINT_DPI, width: width / PRINT_DPI, height: height / PRINT_DPI };
}
