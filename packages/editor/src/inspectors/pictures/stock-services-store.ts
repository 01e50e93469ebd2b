import { listStockServices, type StockService } from '@coverwright/contracts/calls/stock.ts';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { callApi } from '../../api/call-api.ts';

/** The picture sources that this server is configured for. */
export interface StockServices {
  /** It is null until they are known. */
  readonly services: readonly StockService[] | null;
  /** Loads the sources once. If that fails, only the library is offered, and the next call tries again. */
  load(): Promise<void>;
}

export type StockServicesStore = StoreApi<StockServices>;

export function createStockServicesStore(): StockServicesStore {
  let asked = false;
  return createStore((set) => ({
    services: null,
    async load() {
      if (asked) return;
      asked = true;
      const answer = await callApi(listStockServices, {});
      if (answer.ok) set({ services: answer.value.services });
      else asked = false;
    },
  }));
}
