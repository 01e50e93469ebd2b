import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { type Pages, usePages } from '../../api/use-pages.ts';
import { type PictureWish, findPictures } from './find-pictures.ts';

export type Pictures = Pages<StockPhoto>;

const TYPING_MS = 250;

/** Loads the results of a picture search page by page. */
export function usePictures(wish: PictureWish): Pictures {
  const { service, kind, genre, term, orientation, colour, front } = wish;
  return usePages({
    key: [service, kind, genre?.id, orientation, colour, front?.width, front?.height, term.trim()].join(' '),
    read: (page, signal) => findPictures(wish, page, signal),
    idOf: ({ id }) => id,
    waitMs: term ? TYPING_MS : 0,
  });
}
