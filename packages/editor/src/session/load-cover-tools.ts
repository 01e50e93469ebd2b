import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import type { SetupResources } from '../resources/setup-resources.ts';
import type { CoverTools } from './cover-tools.ts';

/**
 * Creates the function that loads the cover tools with their text shaper, once. After a failure the next call tries again.
 * @param onFault called with a sentence for the author when something fails to load later
 */
export function coverToolsLoader(setup: SetupResources, onFault: (message: string) => void): () => Promise<CoverTools> {
  let loading: Promise<CoverTools> | null = null;
  const load = async () => {
    const [{ openCoverTools }, engine] = await Promise.all([import('./cover-tools.ts'), createHarfBuzzEngine()]);
    return openCoverTools(setup, engine, onFault);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
