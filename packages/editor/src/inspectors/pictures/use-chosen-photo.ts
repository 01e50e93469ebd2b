import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { useEffect, useRef, useState } from 'react';
import { chosenStockPhoto } from '../../api/choose-stock-photo.ts';

export interface ChosenPhoto {
  /** Id of the picture that is being loaded from its source; null if there is none. */
  readonly fetchingId: string | null;
  /** The last picture that failed to load, and the reason. */
  readonly failed: { readonly photo: StockPhoto; readonly message: string } | null;
  choose(photo: StockPhoto): void;
}

/** Loads the chosen picture; choosing another one meanwhile cancels the first. */
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
