import { listStockCollection, searchStock } from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { StockSource } from '../../ports/stock-source.ts';

/** The picture calls of every configured source. */
export function addStockRoutes(app: App, sources: readonly StockSource[]): void {
  // The collection's path is longer, but a search's first segment would match it: the more exact one stands first.
  answerCall(app, listStockCollection, ({ params }) =>
    withSource(sources, params.stockService, (source) => source.collection(params.imageCollection, params.page)),
  );
  answerCall(app, searchStock, ({ params }) =>
    withSource(sources, params.stockService, (source) => source.search(params.searchTerm, params.page)),
  );
}

async function withSource<Value>(
  sources: readonly StockSource[],
  id: string,
  ask: (source: StockSource) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const source = sources.find((candidate) => candidate.id === id);
  return source ? ask(source) : refuse({ code: 'unknownStockService', known: sources.map((candidate) => candidate.id) });
}
