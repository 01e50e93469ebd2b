import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { type Pages, usePages } from '../../api/use-pages.ts';
import { type PictureWish, findPictures } from './find-pictures.ts';

export type Pictures = Pages<StockPhoto>;

const TYPING_MS = 250;

/** The library's pictures for a wish, page by page. */
export function usePictures({ term, genre, kind }: PictureWish): Pictures {
  return usePages({
    key: `${kind} ${genre?.id ?? ''} ${term.trim()}`,
    read: (page, signal) => findPictures({ term, genre, kind }, page, signal),
    idOf: ({ id }) => id,
    waitMs: term ? TYPING_MS : 0,
  });
}
