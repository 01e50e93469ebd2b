import { type StockPhoto, listStockCollection, searchStock } from '@coverwright/contracts/calls/stock.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../../api/call-api.ts';
import type { Page } from '../../api/use-pages.ts';

/** What is looked for in the library. An empty term shows what suits the genre, best first. */
export interface PictureWish {
  readonly term: string;
  readonly genre: Genre | null;
  /** `cutout`: things on nothing; `photo`: what covers an area. */
  readonly kind: 'photo' | 'cutout';
}

const LIBRARY = 'library';
/** A search without words finds everything. */
const ANYTHING = '*';

/** One page of what the library has. */
export async function findPictures(wish: PictureWish, page: number, signal: AbortSignal): Promise<Result<Page<StockPhoto>, ApiFault>> {
  const term = wish.term.trim();
  const isWanted = ({ transparent }: StockPhoto) => transparent === (wish.kind === 'cutout');
  if (term === '' && wish.kind === 'photo' && wish.genre) return picturesOfGenre(wish.genre, page, signal);
  const searchTerm = term || (wish.kind === 'cutout' ? 'object' : ANYTHING);
  const found = await callApi(searchStock, { params: { stockService: LIBRARY, searchTerm, page }, query: {} }, signal);
  if (!found.ok) return found;
  return succeed({ entries: found.value.photos.filter(isWanted), hasMore: page < found.value.totalPages });
}

/** A genre's own pictures, then its neighbours', then all the others: nobody is left with a shelf of two. */
async function picturesOfGenre(genre: Genre, page: number, signal: AbortSignal): Promise<Result<Page<StockPhoto>, ApiFault>> {
  if (page > 1) {
    const rest = await callApi(searchStock, { params: { stockService: LIBRARY, searchTerm: ANYTHING, page: page - 1 }, query: {} }, signal);
    return rest.ok ? succeed({ entries: withoutCutouts(rest.value.photos), hasMore: page - 1 < rest.value.totalPages }) : rest;
  }
  const collections = [genre.imageCollection, ...genre.relatedCollections];
  const answers = await Promise.all(
    collections.map((imageCollection) =>
      callApi(listStockCollection, { params: { stockService: LIBRARY, imageCollection, page: 1 }, query: {} }, signal),
    ),
  );
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) return failed;
  const photos = answers.flatMap((answer) => (answer.ok ? answer.value.photos : []));
  return succeed({ entries: withoutCutouts(photos), hasMore: true });
}

function withoutCutouts(photos: readonly StockPhoto[]): readonly StockPhoto[] {
  return photos.filter(({ transparent }) => !transparent);
}
