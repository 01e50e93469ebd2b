import type { StockColour, StockOrientation, StockPage, StockPhoto, StockService } from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';

/** Describes what narrows a search down. A source leaves out what it does not know. */
export interface StockFilters {
  readonly orientation?: StockOrientation | undefined;
  readonly colour?: StockColour | undefined;
}

/** A picture in the best size that its source gives, for print. */
export interface StockOriginal {
  readonly photo: StockPhoto;
  readonly bytes: Uint8Array;
}

/**
 * Somewhere pictures come from. Pages count from 1; a page past the last is empty, not a fault. A source that does not answer,
 * or not in its own words, refuses with `stockUnavailable`; one that has had enough of us with `tooManyRequests`.
 */
export interface StockSource {
  readonly id: string;
  readonly about: Omit<StockService, 'id'>;
  /** Origins that browsers load its small pictures from; none for the product's own. */
  readonly pictureOrigins: readonly string[];
  /** Returns true if authors are shown it now; absent: always. */
  readonly isOffered?: () => boolean;
  search(term: string, page: number, filters: StockFilters): Promise<Result<StockPage, Refusal>>;
  /** A source without such a collection searches for its name. */
  collection(id: string, page: number, filters: StockFilters): Promise<Result<StockPage, Refusal>>;
  /** Fetches a picture that was chosen, and tells the source so where it wants to know. Refuses with `assetNotFound`. */
  original(id: string): Promise<Result<StockOriginal, Refusal>>;
}
