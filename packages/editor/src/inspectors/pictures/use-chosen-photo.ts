import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { useEffect, useRef, useState } from 'react';
import { chosenStockPhoto } from '../../api/choose-stock-photo.ts';

export interface ChosenPhoto {
  /** Id of the picture that is being fetched from its source; null: none. */
  readonly fetchingId: string | null;
  /** Why the last one did not come, and which it was. */
  readonly failed: { readonly photo: StockPhoto; readonly message: string } | null;
  choose(photo: StockPhoto): void;
}

/** Fetches what is chosen; choosing another one in the meantime calls the first off. */
export function useChosenPhoto(onChosen: (photo: StockPhoto) => void): ChosenPhoto {
  const [fetchingId, setFetchingId] = useState<string | null>(null);
  const [failed, setFailed] = useState<ChosenPhoto['failed']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const fetchPhoto = async (photo: StockPhoto) => {
    running.current?.abort();
    const giveUp = new AbortController();
    running.current = giveUp;
    setFailed(null);
    setFetchingId(photo.id);
    const chosen = await chosenStockPhoto(photo, giveUp.signal);
    if (giveUp.signal.aborted) return;
    setFetchingId(null);
    if (chosen.ok) onChosen(chosen.value);
    else setFailed({ photo, message: chosen.fault.message });
  };
  return { fetchingId, failed, choose: (photo) => void fetchPhoto(photo) };
}
