import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';

/** A list of covers as far as it has loaded. */
export interface CoverListState {
  readonly items: readonly CoverSummary[];
  /** The cursor that loads the next page; null on the last page. */
  readonly nextCursor: string | null;
  readonly reading: 'idle' | 'busy' | 'failed';
}

export type CoverListEvent =
  | { readonly kind: 'asked' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly page: Pick<CoverListState, 'items' | 'nextCursor'> }
  /** The cover replaces the one with the same id. */
  | { readonly kind: 'changed'; readonly cover: CoverSummary }
  | { readonly kind: 'put'; readonly cover: CoverSummary; readonly at: number }
  | { readonly kind: 'taken'; readonly id: string };

/** Returns the list of covers after an event. */
export function nextCoverList(list: CoverListState, event: CoverListEvent): CoverListState {
  const { items } = list;
  switch (event.kind) {
    case 'asked':
      return { ...list, reading: 'busy' };
    case 'failed':
      return { ...list, reading: 'failed' };
    case 'read': {
      // A cover that was saved in the meantime has moved to the front of the list; it is known already, or the next search finds it.
      const fresh = event.page.items.filter(({ _id }) => items.every((known) => known._id !== _id));
      return { items: [...items, ...fresh], nextCursor: event.page.nextCursor, reading: 'idle' };
    }
    case 'changed':
      return { ...list, items: items.map((known) => (known._id === event.cover._id ? event.cover : known)) };
    case 'put':
      return { ...list, items: items.toSpliced(event.at, 0, event.cover) };
    case 'taken':
      return { ...list, items: items.filter(({ _id }) => _id !== event.id) };
  }
}
