import type { PreparedParagraph, PreparedText } from './prepare-text.ts';
import { type Cluster, shapeClusters } from './shape-clusters.ts';
import type { TextRange } from './split-paragraphs.ts';
import type { TextEngine } from './text-engine.ts';

const SOFT_HYPHEN = '\u00ad';

/**
 * Returns the clusters of a line. Runs that are cut where letters interact (kerning, joining, ligatures) are shaped again, and a soft
 * hyphen at the break becomes visible.
 */
export function sliceLine(prepared: PreparedText, paragraph: PreparedParagraph, range: TextRange, engine: TextEngine): readonly Cluster[] {
  const first = safeIndex(paragraph, range.start);
  const last = safeIndex(paragraph, range.end);
  const hyphenated = endsInSoftHyphen(prepared, paragraph, range.end);
  if (first >= 0 && last >= 0 && !hyphenated) return paragraph.clusters.slice(first, last);
  return runsOf(paragraph).flatMap((run): readonly Cluster[] => {
    const start = Math.max(run.start, range.start);
    const end = Math.min(run.end, range.end);
    if (start >= end) return [];
    const span = prepared.spans[run.span];
    if (!span) return [];
    const shown = prepared.text.slice(start, end);
    const hyphen = engine.covers(run.face, 0x2010) ? '\u2010' : '-';
    const withHyphen = hyphenated && end === range.end ? shown.slice(0, -1) + hyphen : shown;
    return shapeClusters(engine, run, span, { start, end }, withHyphen);
  });
}

/**
 * Returns the width of a line in print pixels, without the spacing after its rightmost letter. That letter is only known in visual order;
 * if spacings differ, the smallest one is dropped, so that a line is never wider than it was measured.
 */
export function measureLine(prepared: PreparedText, paragraph: PreparedParagraph, range: TextRange, engine: TextEngine): number {
  if (range.start >= range.end) return 0;
  const first = safeIndex(paragraph, range.start);
  const last = safeIndex(paragraph, range.end);
  if (first >= 0 && last >= 0 && !paragraph.mixedSpacing && !endsInSoftHyphen(prepared, paragraph, range.end)) {
    const spacing = paragraph.clusters[last - 1]?.spacing ?? 0;
    return (paragraph.widths[last] ?? 0) - (paragraph.widths[first] ?? 0) - spacing;
  }
  const clusters = sliceLine(prepared, paragraph, range, engine);
  const width = clusters.reduce((sum, cluster) => sum + cluster.advance + cluster.spacing, 0);
  return width - Math.min(...clusters.map((cluster) => cluster.spacing));
}

/** Returns the index of the cluster that begins at `offset` if the line may be cut before it without shaping again; otherwise -1. */
function safeIndex(paragraph: PreparedParagraph, offset: number): number {
  const index = paragraph.clusterAt[offset - paragraph.start] ?? -1;
  return paragraph.clusters[index]?.unsafeToBreak === true ? -1 : index;
}

function endsInSoftHyphen({ text }: PreparedText, paragraph: PreparedParagraph, end: number): boolean {
  return end < paragraph.end && text[end - 1] === SOFT_HYPHEN;
}

function runsOf(paragraph: PreparedParagraph) {
  return [...new Set(paragraph.clusters.map((cluster) => cluster.run))];
}
