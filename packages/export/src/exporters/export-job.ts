import type { Design } from '@coverwright/core/design/design.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { FontLibrary, FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { PrintStandard } from '../pdf/print-standard.ts';
import type { PictureReader } from '../raster/load-pictures.ts';

/** The services that an export needs of its machine. */
export interface ExportPorts extends FontSources {
  /**
   * One engine for each process is enough, because faces stay loaded between jobs. Uploaded fonts are known to their engine by name, so a
   * cover with uploaded fonts gets an engine of its own.
   */
  readonly engine: FontLibrary;
  readonly readPicture: PictureReader;
}

export interface ExportWatch {
  readonly signal?: AbortSignal;
  /** Called with 0 to 1, never backwards. */
  readonly onProgress?: (share: number) => void;
}

/** A design that has been laid out, on its way into a file. */
export interface ExportJob extends ExportWatch {
  readonly design: Design;
  readonly geometry: CoverGeometry;
  readonly scene: Scene;
  readonly ports: ExportPorts;
  /** Pixels; null for the format's own size. Only rasters look at it. */
  readonly widthPx: number | null;
  readonly createdAt: Date;
  /** The color of a PDF; null: as the design's printer wants it. Rasters are for screens and proofs, and always sRGB. */
  readonly colour: PdfColour | null;
}

/** The screen's colours, or four inks by a standard. */
export type PdfColour = { readonly mode: 'rgb' } | { readonly mode: 'cmyk'; readonly standard: PrintStandard };

/** One kind of file. */
export interface Exporter {
  readonly mediaType: string;
  /** The extension without the dot. */
  readonly extension: string;
  readonly write: (job: ExportJob) => Promise<Uint8Array>;
}
