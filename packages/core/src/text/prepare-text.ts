import { applyCase } from './apply-case.ts';
import { bidiLevels } from './bidi-levels.ts';
import { graphemeStarts } from './grapheme-starts.ts';
import { itemise } from './itemise.ts';
import { lineBreaks } from './line-breaks.ts';
import { replaceControls } from './replace-controls.ts';
import { type Cluster, shapeClusters } from './shape-clusters.ts';
import { splitParagraphs, type TextRange } from './split-paragraphs.ts';
import type { LetterFeatures, TextEngine } from './text-engine.ts';
import type { EndFeatures, TextBlock, TextSpan } from './text-layout.ts';

/** Everything about a text that does not depend on the width of its box. Offsets are those of the displayed text. */
export interface PreparedText {
  readonly text: string;
  readonly spans: readonly TextSpan[];
  /** The offset in the source text for each displayed offset. */
  readonly sourceOf: readonly number[];
  /** True for offsets where a caret may be placed: between graphemes, and never inside one typed character. */
  readonly stops: readonly boolean[];
  readonly spanAt: (offset: number) => number;
  readonly paragraphs: readonly PreparedParagraph[];
}

export interface PreparedParagraph extends TextRange {
  readonly baseLevel: number;
  /** The clusters in logical order. */
  readonly clusters: readonly Cluster[];
  /** The index of the cluster that begins at an offset (index 0 at `start`), or -1 inside a cluster; at the end, the number of clusters. */
  readonly clusterAt: Int32Array;
  /** `widths[n]` is the width in print pixels of the first n clusters, including their letter spacing. */
  readonly widths: Float64Array;
  /** True if letter spacing varies, for example where Arabic, which has none, meets Latin. */
  readonly mixedSpacing: boolean;
  /** The offsets where a line may end, with the paragraph's end last. */
  readonly breaks: readonly number[];
}

export type TextContent = Pick<TextBlock, 'spans' | 'case' | 'direction'>;

/** Prepares a text in this order: case, paragraphs, graphemes, bidi, runs, shaping, break opportunities. */
export function prepareText(content: TextContent, engine: TextEngine): PreparedText {
  const source = content.spans.map((span) => span.text).join('');
  const { text: cased, sourceOf } = applyCase(source, content.case);
  const text = replaceControls(cased);
  const starts = graphemeStarts(text);
  const spanAt = spanFinder(content.spans, sourceOf);
  const faces = content.spans.map((span) => engine.resolve(span));
  const paragraphs = splitParagraphs(text).map((range): PreparedParagraph => {
    const content_ = text.slice(range.start, range.end);
    const { base, levels } = bidiLevels(content_, content.direction);
    const runs = itemise({ text, range, spanAt, faces, starts, levels }, engine);
    const clusters = runs.flatMap((run, index) => {
      const span = content.spans[run.span];
      if (!span) return [];
      const shown = text.slice(run.start, run.end);
      const ends = { begins: runs[index - 1]?.span !== run.span, ends: runs[index + 1]?.span !== run.span };
      return shapeClusters(engine, run, span, run, shown, featuresAtEnds(shown, span.endFeatures, ends));
    });
    const breaks = lineBreaks(content_).map((offset) => offset + range.start);
    return { ...range, baseLevel: base, clusters, ...indexClusters(range, clusters), breaks };
  });
  const stops = starts.map((start, at) => start && (at === 0 || sourceOf[at] !== sourceOf[at - 1]));
  return { text, spans: content.spans, sourceOf, stops, spanAt, paragraphs };
}

/** Returns the features of the first letter of a span, where the run begins it, and of the last letter, where the run ends it. */
function featuresAtEnds(
  shown: string,
  { first, last }: EndFeatures = {},
  run: { readonly begins: boolean; readonly ends: boolean },
): readonly LetterFeatures[] {
  if (!first && !last) return [];
  const letters = [...shown.matchAll(/\p{L}\p{M}*/gu)];
  const at = (letter: RegExpExecArray | undefined, features: EndFeatures['first']) =>
    letter && features ? [{ start: letter.index, end: letter.index + letter[0].length, features }] : [];
  return [...(run.begins ? at(letters[0], first) : []), ...(run.ends ? at(letters.at(-1), last) : [])];
}

function indexClusters({ start, end }: TextRange, clusters: readonly Cluster[]) {
  const clusterAt = new Int32Array(end - start + 1).fill(-1);
  const widths = new Float64Array(clusters.length + 1);
  clusters.forEach((cluster, index) => {
    clusterAt[cluster.start - start] = index;
    widths[index + 1] = (widths[index] ?? 0) + cluster.advance + cluster.spacing;
  });
  clusterAt[end - start] = clusters.length;
  const mixedSpacing = clusters.some((cluster) => cluster.spacing !== clusters[0]?.spacing);
  return { clusterAt, widths, mixedSpacing };
}

/** Returns a function that finds the span at an offset. Empty spans contain no characters; an empty text belongs to the first span. */
function spanFinder(spans: readonly TextSpan[], sourceOf: readonly number[]): (offset: number) => number {
  if (spans.length < 2) return () => 0;
  const ends: number[] = [];
  let length = 0;
  for (const span of spans) ends.push((length += span.text.length));
  return (offset) => {
    const at = Math.min(sourceOf[offset] ?? length, length - 1);
    const found = ends.findIndex((end) => at < end);
    return found === -1 ? spans.length - 1 : found;
  };
}
