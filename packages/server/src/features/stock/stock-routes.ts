import {
  type StockPage,
  type StockQuery,
  chooseStockPhoto,
  getStockChoice,
  listStockCollection,
  listStockServices,
  searchStock,
} from '@coverwright/contracts/calls/stock.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { StockSource, StockWish } from '../../ports/stock-source.ts';
import { type ChoiceTools, choosePicture, readChoice } from './choose-picture.ts';
import { rankForCover } from './cover-worth.ts';

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
    rankedPage(stock, params.stockService, wishOf(query), (source, wish) => source.collection(params.imageCollection, params.page, wish)),
  );
  handleCall(app, searchStock, ({ params, query }) =>
    rankedPage(stock, params.stockService, wishOf(query), (source, wish) => source.search(params.searchTerm, params.page, wish)),
  );
}

function wishOf({ frontWidth, frontHeight, ...filters }: StockQuery): StockWish {
  return frontWidth && frontHeight ? { ...filters, front: { width: frontWidth, height: frontHeight } } : filters;
}

/** Returns a page of results with those first that are better fronts of the book. */
async function rankedPage(
  sources: readonly StockSource[],
  id: string,
  wish: StockWish,
  ask: (source: StockSource, wish: StockWish) => Promise<Result<StockPage, Refusal>>,
): Promise<Result<StockPage, Refusal>> {
  const source = sources.find((candidate) => candidate.id === id);
  if (!source) return refuse({ code: 'unknownStockService', known: sources.map((candidate) => candidate.id) });
  const found = await ask(source, wish);
  if (!found.ok || source.ranksForFront) return found;
  return succeed({ ...found.value, photos: [...rankForCover(found.value.photos, wish.front)] });
}
