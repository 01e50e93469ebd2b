import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { BookOrder } from '@coverwright/export/shares/paint-book.ts';

/**
 * The kind of a rendering: a requested file; a JPEG for the screen of the small front, of the whole flat cover with or without a watermark,
 * or of the 3D book; or the findings of the print check as JSON.
 */
export type RenderKind = Exclude<ExportKind, 'proof'> | 'thumbnail' | 'flat' | 'marked-flat' | 'book' | 'preflight';

export type { BookOrder };

export interface RenderRequest {
  readonly design: Design;
  /** The title's other formats, for kinds that contain the whole title. */
  readonly others?: Designs;
  /** The formats in a package; absent: all. */
  readonly formats?: readonly FormatId[];
  readonly kind: RenderKind;
  /** The view of a book, and the flat cover on it. */
  readonly book?: BookOrder;
  /** Width in pixels of a JPEG, PNG, thumbnail or flat cover; null: the format's full size. */
  readonly widthPx: number | null;
  /** Creation date in a PDF. */
  readonly createdAt: Date;
  /** The pictures of the design by asset id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The files of the fonts that the author uploaded, by asset id. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** Called with the share that is done, 0 to 1, which never decreases. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** Renders a design. Rejects with an `AbortError` if the signal is aborted. */
export interface Renderer {
  render(request: RenderRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}
