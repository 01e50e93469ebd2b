import type { StockConfig } from '../../config.ts';
import type { StockSource } from '../../ports/stock-source.ts';
import { createArticStock } from './artic-stock.ts';
import { createMetStock } from './met-stock.ts';
import { createNasaStock } from './nasa-stock.ts';
import { createOpenverseStock } from './openverse-stock.ts';
import { createPexelsStock } from './pexels-stock.ts';
import { createUnsplashStock } from './unsplash-stock.ts';

/** Sources that ask for no key; each is turned on by its name. */
const KEYLESS_SOURCES = {
  openverse: createOpenverseStock,
  met: createMetStock,
  artic: createArticStock,
  nasa: createNasaStock,
} as const satisfies Record<StockConfig['keyless'][number], () => StockSource>;

/** The sources beyond the embedded library that the operator wants, in the order in which authors see them. */
export function openRemoteStock({ unsplashKey, pexelsKey, keyless }: StockConfig): readonly StockSource[] {
  return [
    ...(unsplashKey === null ? [] : [createUnsplashStock(unsplashKey)]),
    ...(pexelsKey === null ? [] : [createPexelsStock(pexelsKey)]),
    ...keyless.map((id) => KEYLESS_SOURCES[id]()),
  ];
}
