import type { PlacedCluster } from './place-clusters.ts';
import type { PreparedText } from './prepare-text.ts';
import type { LaidGlyph, LaidRun } from './text-layout.ts';

/** Returns the glyphs with their positions in the block, grouped by run, in visual order. */
export function glyphRuns(prepared: PreparedText, placed: readonly PlacedCluster[], baseline: number): readonly LaidRun[] {
  const runs: (LaidRun & { glyphs: LaidGlyph[] })[] = [];
  let current: PlacedCluster['cluster']['run'] | undefined;
  for (const { cluster, left } of placed) {
    const { run } = cluster;
    const size = prepared.spans[run.span]?.size ?? 0;
    const start = prepared.sourceOf[cluster.start] ?? 0;
    const end = prepared.sourceOf[cluster.end] ?? 0;
    const shift = (prepared.spans[run.span]?.baselineShift ?? 0) * size;
    const glyphs = placeGlyphs(cluster, left, baseline - shift, size, start);
    const last = runs.at(-1);
    if (last && current === run) {
      last.glyphs.push(...glyphs);
      runs[runs.length - 1] = { ...last, start: Math.min(last.start, start), end: Math.max(last.end, end) };
      continue;
    }
    current = run;
    const direction = run.level % 2 === 1 ? 'rtl' : 'ltr';
    const { face, slant, embolden, span } = run;
    runs.push({ face, size, slant, embolden, direction, start, end, span, glyphs });
  }
  return runs;
}

function placeGlyphs({ glyphs }: PlacedCluster['cluster'], left: number, baseline: number, size: number, source: number): LaidGlyph[] {
  let pen = left;
  return glyphs.map((glyph): LaidGlyph => {
    const x = pen + glyph.offsetX * size;
    pen += glyph.advance * size;
    return { id: glyph.id, x, y: baseline + glyph.offsetY * size, advance: glyph.advance * size, cluster: source };
  });
}
