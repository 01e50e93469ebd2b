import {
  type StockColour,
  type StockOrientation,
  type StockPhoto,
  listStockCollection,
  searchStock,
} from '@coverwright/contracts/calls/stock.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { type Result, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../../api/call-api.ts';
import type { Page } from '../../api/use-pages.ts';

/** Filters of a picture search; null means any. */
export interface PictureFilters {
  readonly orientation: StockOrientation | null;
  readonly colour: StockColour | null;
}

export const NO_FILTERS: PictureFilters = { orientation: null, colour: null };

/** A picture search. An empty term lists pictures that suit the genre, best first. */
export interface PictureWish extends PictureFilters {
  /** Id of the picture source. */
  readonly service: string;
  readonly term: string;
  readonly genre: Genre | null;
  /** `cutout`: objects without a background; `photo`: pictures that fill an area. */
  readonly kind: 'photo' | 'cutout';
  /** The book's front with its bleed, in inches, for which the results are ranked; null if it is not known. */
  readonly front: Size | null;
}

type Found = Promise<Result<Page<StockPhoto>, ApiFault>>;

export const LIBRARY = 'library';
/** The search term for all pictures of the library; other sources need a term. */
const ANYTHING = '*';
const PLAIN_WORD = 'landscape';

/** Loads a page of a source's search results. */
export async function findPictures(wish: PictureWish, page: number, signal: AbortSignal): Found {
  const term = wish.term.trim();
  const { service, kind, genre } = wish;
  if (service !== LIBRARY) {
    const found =
      term === '' && genre
        ? await fetchCollection(wish, genre.imageCollection, page, signal)
        : await fetchSearch(wish, term || (kind === 'cutout' ? 'object' : PLAIN_WORD), page, signal);
    return found.ok ? succeed({ entries: found.value.photos, hasMore: page < found.value.totalPages }) : found;
  }
  if (term === '' && kind === 'photo' && genre) return picturesOfGenre(wish, genre, page, signal);
  const found = await fetchSearch(wish, term || (kind === 'cutout' ? 'object' : ANYTHING), page, signal);
  if (!found.ok) return found;
  const isWanted = ({ transparent }: StockPhoto) => transparent === (kind === 'cutout');
  return succeed({ entries: found.value.photos.filter(isWanted), hasMore: page < found.value.totalPages });
}

/** Lists a genre's own pictures, then those of related genres, then all others, so that no genre offers only two. */
async function picturesOfGenre(wish: PictureWish, genre: Genre, page: number, signal: AbortSignal): Found {
  if (page > 1) {
    const rest = await fetchSearch(wish, ANYTHING, page - 1, signal);
    return rest.ok ? succeed({ entries: withoutCutouts(rest.value.photos), hasMore: page - 1 < rest.value.totalPages }) : rest;
  }
  const collections = [genre.imageCollection, ...genre.relatedCollections];
  const answers = await Promise.all(collections.map((collection) => fetchCollection(wish, collection, 1, signal)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) return failed;
  const photos = answers.flatMap((answer) => (answer.ok ? answer.value.photos : []));
  return succeed({ entries: withoutCutouts(photos), hasMore: true });
}

function fetchSearch(wish: PictureWish, searchTerm: string, page: number, signal: AbortSignal) {
  return callApi(searchStock, { params: { stockService: wish.service, searchTerm, page }, query: queryOf(wish) }, signal);
}

function fetchCollection(wish: PictureWish, imageCollection: string, page: number, signal: AbortSignal) {
  return callApi(listStockCollection, { params: { stockService: wish.service, imageCollection, page }, query: queryOf(wish) }, signal);
}

function queryOf({ orientation, colour, front }: PictureWish) {
  return {
    ...(orientation ? { orientation } : {}),
    ...(colour ? { colour } : {}),
    ...(front ? { frontWidth: front.width, frontHeight: front.height } : {}),
  };
}

function withoutCutouts(photos: readonly StockPhoto[]): readonly StockPhoto[] {
  return photos.filter(({ transparent }) => !transparent);
}
