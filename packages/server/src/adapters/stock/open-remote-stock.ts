import type { StockConfig } from '../../config.ts';
import type { StockSource } from '../../ports/stock-source.ts';
import { createArticStock } from './artic-stock.ts';
import { createCommonsStock } from './commons-stock.ts';
import { createMetStock } from './met-stock.ts';
import { createNasaStock } from './nasa-stock.ts';
import { filterReachableSources } from './filter-reachable-sources.ts';
import { createOpenverseStock } from './openverse-stock.ts';
import { createPexelsStock } from './pexels-stock.ts';
import { createUnsplashStock } from './unsplash-stock.ts';

/** Sources without a key, in the order in which authors see them. */
const KEYLESS_SOURCES = {
  openverse: createOpenverseStock,
  commons: createCommonsStock,
  met: createMetStock,
  artic: createArticStock,
  nasa: createNasaStock,
} as const satisfies Record<NonNullable<StockConfig['keyless']>[number], () => StockSource>;

/**
 * Opens the sources beyond the embedded library, in the order in which authors see them.
 * @param stop ends the probes of sources that are offered only while they respond
 */
export function openRemoteStock({ unsplashKey, pexelsKey, keyless }: StockConfig, stop: AbortSignal): readonly StockSource[] {
  return [
    ...(unsplashKey === null ? [] : [createUnsplashStock(unsplashKey)]),
    ...(pexelsKey === null ? [] : [createPexelsStock(pexelsKey)]),
    ...(keyless === null
      ? filterReachableSources(
          Object.values(KEYLESS_SOURCES).map((create) => create()),
          stop,
        )
      : keyless.map((id) => KEYLESS_SOURCES[id]())),
  ];
}
