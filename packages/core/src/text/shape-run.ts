import type { ShapedGlyph, ShapeRun, TextEngine } from './text-engine.ts';

const CACHED_RUNS = 4096;
const caches = new WeakMap<TextEngine, Map<string, readonly ShapedGlyph[]>>();

/** Shapes at 1 em, once for each engine and run: sizes are arithmetic afterwards. */
export function shapeRun(engine: TextEngine, run: ShapeRun): readonly ShapedGlyph[] {
  let cache = caches.get(engine);
  if (!cache) caches.set(engine, (cache = new Map()));
  const key = `${run.face}|${run.script}|${run.direction}|${run.ligatures}|${featureKey(run)}|${run.text}`;
  const known = cache.get(key);
  if (known) return known;
  const glyphs = engine.shape(run);
  if (cache.size >= CACHED_RUNS) cache.clear();
  cache.set(key, glyphs);
  return glyphs;
}

function featureKey({ features }: ShapeRun): string {
  return features
    ? Object.entries(features)
        .map(([tag, value]) => `${tag}=${value}`)
        .join()
    : '';
}
