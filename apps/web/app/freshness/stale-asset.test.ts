import { expect, test } from 'vitest';
import { isStaleAssetError, planForStaleAsset, RELOAD_GUARD_MS } from './stale-asset.ts';

test('[M9] the four ways of saying that a file of an older build is gone are known, and nothing else', () => {
  for (const message of [
    'ChunkLoadError: Loading chunk 7 failed',
    'Failed to fetch dynamically imported module: https://covers.example/assets/design-1.js',
    'Unable to preload CSS for /assets/design-1.css',
    'Importing a module script failed.',
  ]) {
    expect([message, isStaleAssetError(new TypeError(message))]).toEqual([message, true]);
  }
  expect(isStaleAssetError(Object.assign(new Error('7'), { name: 'ChunkLoadError' }))).toBe(true);
  for (const other of [new Error('Failed to fetch'), 'x is undefined', null, undefined, 7]) expect(isStaleAssetError(other)).toBe(false);
});

test('[M9] the editor is left by way of /refresh, every other page is loaded anew', () => {
  expect(planForStaleAsset('/design', 0, {})).toEqual({ kind: 'refresh' });
  expect(planForStaleAsset('/pricing', 0, {})).toEqual({ kind: 'reload' });
});

test('[M9] a page is loaded anew once in ten seconds, each for itself', () => {
  const reloads = { '/pricing': 1_000 };
  expect(planForStaleAsset('/pricing', 1_000 + RELOAD_GUARD_MS - 1, reloads)).toEqual({ kind: 'give up' });
  expect(planForStaleAsset('/pricing', 1_000 + RELOAD_GUARD_MS, reloads)).toEqual({ kind: 'reload' });
  expect(planForStaleAsset('/about', 1_001, reloads)).toEqual({ kind: 'reload' });
  expect(RELOAD_GUARD_MS).toBe(10_000);
});
