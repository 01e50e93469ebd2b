import { type BrandStore, createBrandStore } from '../brand/brand-store.ts';
import { type IdeasClient, createIdeasClient } from '../ideas/ideas-client.ts';
import { openIdeasPort } from '../ideas/open-ideas-port.ts';
import { type StockServicesStore, createStockServicesStore } from '../inspectors/pictures/stock-services-store.ts';
import { type UploadQueue, createUploadQueue } from '../uploads/upload-queue.ts';

/** The stores that setup needs before a cover is composed. Nothing here may import layouts, generators or painters. */
export interface SetupResources {
  readonly ideas: IdeasClient;
  readonly brand: BrandStore;
  readonly uploads: UploadQueue;
  readonly stockServices: StockServicesStore;
}

export function createSetupResources(): SetupResources {
  return {
    ideas: createIdeasClient(openIdeasPort),
    brand: createBrandStore(),
    uploads: createUploadQueue(),
    stockServices: createStockServicesStore(),
  };
}
