import type { HarfBuzzEngine } from './harfbuzz-engine.ts';

/**
 * Loads HarfBuzz (444 KB of WebAssembly, located next to its script in Node, in workers and in Vite's bundles) and creates an engine
 * without faces. A page that calls it needs `'wasm-unsafe-eval'` in its content security policy.
 */
export async function createHarfBuzzEngine(): Promise<HarfBuzzEngine> {
  const { harfBuzzEngine } = await import('./harfbuzz-engine.ts');
  return harfBuzzEngine();
}
