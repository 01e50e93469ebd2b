import { type StoreApi, createStore } from 'zustand/vanilla';

export type ShopWindowStore = StoreApi<{ readonly isOpen: boolean }>;

export function createShopWindowStore(): ShopWindowStore {
  return createStore(() => ({ isOpen: false }));
}
