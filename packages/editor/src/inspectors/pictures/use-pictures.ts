import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { useCallback, useEffect, useState } from 'react';
import { type PictureWish, findPictures } from './find-pictures.ts';

export interface Pictures {
  readonly photos: readonly StockPhoto[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** What went wrong, in one sentence. */
  readonly fault: string | null;
  readonly hasMore: boolean;
  more(): void;
  retry(): void;
}

const TYPING_MS = 250;

interface Shelf {
  readonly key: string;
  readonly photos: readonly StockPhoto[];
  readonly status: Pictures['status'];
  readonly fault: string | null;
  readonly page: number;
  readonly hasMore: boolean;
}

/** The library's pictures for a wish, page by page. */
export function usePictures({ term, genre, kind }: PictureWish): Pictures {
  const key = `${kind} ${genre?.id ?? ''} ${term.trim()}`;
  const [shelf, setShelf] = useState<Shelf>({ key, photos: [], status: 'loading', fault: null, page: 1, hasMore: false });
  const [asked, setAsked] = useState({ key, page: 1, attempt: 0 });
  const page = asked.key === key ? asked.page : 1;
  const attempt = asked.key === key ? asked.attempt : 0;

  useEffect(() => {
    const giveUp = new AbortController();
    const ask = async () => {
      const found = await findPictures({ term, genre, kind }, page, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setShelf((before) => {
        const known = before.key === key && page > 1 ? before.photos : [];
        if (!found.ok) return { key, photos: known, status: 'failed', fault: found.fault.message, page, hasMore: false };
        const ids = new Set(known.map(({ id }) => id));
        const added = found.value.photos.filter(({ id }) => !ids.has(id) && ids.add(id));
        return { key, photos: [...known, ...added], status: 'ready', fault: null, page, hasMore: found.value.hasMore };
      });
    };
    const timer = setTimeout(() => void ask(), term && page === 1 ? TYPING_MS : 0);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [key, term, genre, kind, page, attempt]);

  const isCurrent = shelf.key === key && shelf.page === page;
  return {
    // While a new search is on its way the old pictures stay: an empty flash would say "nothing found".
    photos: shelf.photos,
    status: isCurrent ? shelf.status : 'loading',
    fault: shelf.fault,
    hasMore: isCurrent && shelf.hasMore,
    more: useCallback(() => setAsked({ key, page: page + 1, attempt }), [key, page, attempt]),
    retry: useCallback(() => {
      setShelf((before) => ({ ...before, status: 'loading' }));
      setAsked({ key, page, attempt: attempt + 1 });
    }, [key, page, attempt]),
  };
}
