import type { Design } from '@coverwright/core/design/design.ts';
import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { FontLibrary, FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import type { PrintStandard } from '../pdf/print-standard.ts';
import type { PictureReader } from '../raster/load-pictures.ts';

/** The services that an export needs from its environment. */
export interface ExportPorts extends FontSources {
  /**
   * The text engine. One engine per process is enough, because faces stay loaded between jobs. Uploaded fonts are identified by name in
   * their engine, so a cover with uploaded fonts gets a separate engine.
   */
  readonly engine: FontLibrary;
  readonly readPicture: PictureReader;
}

export interface ExportWatch {
  readonly signal?: AbortSignal;
  /** Called with the progress from 0 to 1, which never decreases. */
  readonly onProgress?: (share: number) => void;
}

/** A design that has been laid out and is being exported. */
export interface ExportJob extends ExportWatch {
  readonly design: Design;
  readonly geometry: CoverGeometry;
  readonly scene: Scene;
  readonly ports: ExportPorts;
  /** The width in pixels; null for the default of the format. Only rasters use it. */
  readonly widthPx: number | null;
  readonly createdAt: Date;
  /** The colors of a PDF; null if the design's printer decides. Rasters are for screens and proofs, and always in sRGB. */
  readonly colour: PdfColour | null;
}

/** The colours of a PDF: sRGB, or four inks by a standard. */
export type PdfColour = { readonly mode: 'rgb' } | { readonly mode: 'cmyk'; readonly standard: PrintStandard };

/** An exporter for a kind of file. */
export interface Exporter {
  readonly mediaType: string;
  /** The extension without the dot. */
  readonly extension: string;
  readonly write: (job: ExportJob) => Promise<Uint8Array>;
}
