import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StockSource } from '../../ports/stock-source.ts';
import { createMetStock } from './met-stock.ts';
import { createNasaStock } from './nasa-stock.ts';
import { filterReachableSources } from './filter-reachable-sources.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const offeredIds = (sources: readonly StockSource[]) => sources.filter(({ isOffered }) => isOffered?.()).map(({ id }) => id);

test('[S1] a source that needs no key is offered while the network reaches it, and no longer than that', async () => {
  let isOnline = false;
  const stop = new AbortController();
  const probed: string[] = [];
  const probe = async (origin: string) => {
    probed.push(origin);
    return isOnline || origin.includes('nasa');
  };
  const sources = filterReachableSources([createMetStock(), createNasaStock()], stop.signal, probe);
  // No source is offered before the first answer, so that authors never wait for a probe.
  expect(offeredIds(sources)).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(offeredIds(sources)).toEqual(['nasa']);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(offeredIds(sources)).toEqual(['met', 'nasa']);
  stop.abort();
  const before = probed.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(probed).toHaveLength(before);
});
