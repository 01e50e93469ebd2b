import type { StockPage } from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';

/** Somewhere pictures come from. Pages count from 1; a page past the last is empty, not a fault. */
export interface StockSource {
  readonly id: string;
  search(term: string, page: number): Promise<Result<StockPage, Refusal>>;
  collection(id: string, page: number): Promise<Result<StockPage, Refusal>>;
}
