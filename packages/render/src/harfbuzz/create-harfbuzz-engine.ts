import type { HarfBuzzEngine } from './harfbuzz-engine.ts';

/**
 * Loads HarfBuzz (444 KB of WebAssembly, found beside its script in Node, in workers and in Vite's bundles alike) and
 * makes an engine without faces. A page that calls it needs `'wasm-unsafe-eval'` in its script policy.
 */
export async function createHarfBuzzEngine(): Promise<HarfBuzzEngine> {
  const { harfBuzzEngine } = await import('./harfbuzz-engine.ts');
  return harfBuzzEngine();
}
