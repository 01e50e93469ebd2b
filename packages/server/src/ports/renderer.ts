import type { ExportKind } from '@coverwright/contracts/calls/exports.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { BookOrder } from '@coverwright/export/shares/paint-book.ts';

/**
 * A file that was asked for; or a JPEG for a screen: the small front, the whole cover flat, the same with the words of a draft
 * painted over it, or the book that it makes; or, as JSON, what the printer would say of it.
 */
export type RenderKind = Exclude<ExportKind, 'proof'> | 'thumbnail' | 'flat' | 'marked-flat' | 'book' | 'preflight';

export type { BookOrder };

export interface RenderRequest {
  readonly design: Design;
  /** The title's other formats, where the whole of it is asked for. */
  readonly others?: Designs;
  /** The products that a package holds; absent: all. */
  readonly formats?: readonly FormatId[];
  readonly kind: RenderKind;
  /** The view of a book, and the flat cover on it. */
  readonly book?: BookOrder;
  /** Width in pixels of a JPEG, PNG, thumbnail or flat cover; null: the format's full size. */
  readonly widthPx: number | null;
  /** Written into a PDF. */
  readonly createdAt: Date;
  /** The bytes of every picture of the design, by asset id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The files of the fonts that the author uploaded, by asset id. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** 0 to 1, never backwards. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** Makes the file of a design. Rejects with an `AbortError` when the signal says so. */
export interface Renderer {
  render(request: RenderRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}
