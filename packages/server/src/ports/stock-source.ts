import type { StockColour, StockOrientation, StockPage, StockPhoto, StockService } from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { Result } from '@coverwright/core/result/result.ts';

/** Filters of a search. A source ignores those that it does not support. */
export interface StockFilters {
  readonly orientation?: StockOrientation | undefined;
  readonly colour?: StockColour | undefined;
}

/** A search for a book, whose front decides which results come first. */
export interface StockWish extends StockFilters {
  /** In inches, with its bleed; absent: the most common trim. */
  readonly front?: Size | undefined;
}

/** A picture in its source's largest size, for print. */
export interface StockOriginal {
  readonly photo: StockPhoto;
  readonly bytes: Uint8Array;
}

/**
 * A source of pictures. Pages start at 1; a page past the last one is empty, not an error. A source that does not respond, or responds
 * incorrectly, refuses with `stockUnavailable`; one whose rate limit is exceeded, with `tooManyRequests`.
 */
export interface StockSource {
  readonly id: string;
  readonly about: Omit<StockService, 'id'>;
  /** Origins of its thumbnails in the browser; empty for the product's own. */
  readonly pictureOrigins: readonly string[];
  /** True if it ranks its results for a front itself; otherwise each page is ranked. */
  readonly ranksForFront?: true;
  /** Returns true if authors see the source now; absent: always. */
  readonly isOffered?: () => boolean;
  search(term: string, page: number, wish: StockWish): Promise<Result<StockPage, Refusal>>;
  /** Lists a collection. A source without it searches for its name. */
  collection(id: string, page: number, wish: StockWish): Promise<Result<StockPage, Refusal>>;
  /** Downloads a chosen picture, and notifies the source if it requires that. Refuses with `assetNotFound`. */
  original(id: string): Promise<Result<StockOriginal, Refusal>>;
}
