import type { Result } from '@coverwright/core/result/result.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFault } from './call-api.ts';

/** The entries that a paginated list has loaded so far. */
export interface Pages<Entry> {
  readonly entries: readonly Entry[];
  readonly status: 'loading' | 'ready' | 'failed';
  /** The error, in one sentence. */
  readonly fault: string | null;
  readonly hasMore: boolean;
  more(): void;
  retry(): void;
}

/** A page of a paginated list. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly hasMore: boolean;
}

export type ReadPage<Entry> = (page: number, signal: AbortSignal) => Promise<Result<Page<Entry>, ApiFault>>;

interface PagesRequest<Entry> {
  /** The identity of the request: a different key starts again at the first page. */
  readonly key: string;
  readonly read: ReadPage<Entry>;
  readonly idOf: (entry: Entry) => string;
  /** Delay before the first page in milliseconds, so that a search does not start at every letter. */
  readonly waitMs?: number;
}

interface LoadedPages<Entry> extends Page<Entry> {
  readonly key: string;
  readonly status: Pages<Entry>['status'];
  readonly fault: string | null;
  readonly page: number;
}

/** Loads a list page by page. The old entries stay until the new ones have loaded, so that "nothing found" does not flash up. */
export function usePages<Entry>({ key, read, idOf, waitMs = 0 }: PagesRequest<Entry>): Pages<Entry> {
  const [loaded, setLoaded] = useState<LoadedPages<Entry>>({ key, entries: [], status: 'loading', fault: null, page: 1, hasMore: false });
  const [asked, setAsked] = useState({ key, page: 1, attempt: 0 });
  // Another key starts at its first page, even if it was read before, because its other pages are gone.
  if (asked.key !== key) setAsked({ key, page: 1, attempt: 0 });
  const { page, attempt } = asked.key === key ? asked : { page: 1, attempt: 0 };
  const request = useRef({ read, idOf });
  useEffect(() => {
    request.current = { read, idOf };
  });

  useEffect(() => {
    const giveUp = new AbortController();
    const ask = async () => {
      const found = await request.current.read(page, giveUp.signal);
      if (giveUp.signal.aborted) return;
      setLoaded((before) => {
        const known = before.key === key && page > 1 ? before.entries : [];
        if (!found.ok) return { key, entries: known, status: 'failed', fault: found.fault.message, page, hasMore: false };
        const ids = new Set(known.map(request.current.idOf));
        const added = found.value.entries.filter((entry) => !ids.has(request.current.idOf(entry)) && ids.add(request.current.idOf(entry)));
        return { key, entries: [...known, ...added], status: 'ready', fault: null, page, hasMore: found.value.hasMore };
      });
    };
    const timer = setTimeout(() => void ask(), page === 1 ? waitMs : 0);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [key, page, attempt, waitMs]);

  const isCurrent = loaded.key === key && loaded.page === page;
  return {
    entries: loaded.entries,
    status: isCurrent ? loaded.status : 'loading',
    fault: loaded.fault,
    hasMore: isCurrent && loaded.hasMore,
    more: useCallback(() => setAsked({ key, page: page + 1, attempt }), [key, page, attempt]),
    retry: useCallback(() => {
      setLoaded((before) => ({ ...before, status: 'loading' }));
      setAsked({ key, page, attempt: attempt + 1 });
    }, [key, page, attempt]),
  };
}
