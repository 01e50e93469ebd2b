import type { ShapedGlyph, ShapeRun, TextEngine } from './text-engine.ts';

const CACHED_RUNS = 4096;
const caches = new WeakMap<TextEngine, Map<string, readonly ShapedGlyph[]>>();

/** Shapes a run at 1 em. The result is cached for each engine and run, because other sizes only need arithmetic. */
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

function featureKey({ features, letterFeatures = [] }: ShapeRun): string {
  return [tagsOf(features), ...letterFeatures.map((letters) => `${letters.start}-${letters.end}:${tagsOf(letters.features)}`)].join(';');
}

function tagsOf(features: ShapeRun['features'] = {}): string {
  return Object.entries(features)
    .map(([tag, value]) => `${tag}=${value}`)
    .join();
}
