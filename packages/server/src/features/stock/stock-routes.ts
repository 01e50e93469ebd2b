import {
  chooseStockPhoto,
  getStockChoice,
  listStockCollection,
  listStockServices,
  searchStock,
} from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { StockSource } from '../../ports/stock-source.ts';
import { type ChoiceTools, choosePicture, readChoice } from './choose-picture.ts';

/** Adds the picture calls for all configured sources. */
export function addStockRoutes(app: App, tools: ChoiceTools): void {
  const { stock } = tools;
  // Routes with fixed words come before those with parameters in the same place, because the first match wins.
  handleCall(app, listStockServices, async () =>
    succeed({ services: stock.filter(({ isOffered }) => isOffered?.() ?? true).map(({ id, about }) => ({ id, ...about })) }),
  );
  handleCall(app, chooseStockPhoto, ({ body, makeOwner }) => choosePicture(tools, makeOwner(), body));
  handleCall(app, getStockChoice, ({ params, ownerId }) => readChoice(tools, ownerId, params.id));
  handleCall(app, listStockCollection, ({ params, query }) =>
    withSource(stock, params.stockService, (source) => source.collection(params.imageCollection, params.page, query)),
  );
  handleCall(app, searchStock, ({ params, query }) =>
    withSource(stock, params.stockService, (source) => source.search(params.searchTerm, params.page, query)),
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
