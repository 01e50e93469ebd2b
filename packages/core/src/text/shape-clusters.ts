import type { TextRun } from './itemise.ts';
import { isCursive } from './script-of.ts';
import { shapeRun } from './shape-run.ts';
import type { TextRange } from './split-paragraphs.ts';
import type { LetterFeatures, ShapedGlyph, TextEngine } from './text-engine.ts';
import type { TextSpan } from './text-layout.ts';

/** A cluster of characters and the glyphs that show them, which a shaper does not divide. */
export interface Cluster extends TextRange {
  readonly run: TextRun;
  /** The glyphs in visual order, with offsets and advances in em. */
  readonly glyphs: readonly ShapedGlyph[];
  /** The advance in print pixels, without letter spacing. */
  readonly advance: number;
  /** The space after the cluster in print pixels, which is dropped at the end of a line. */
  readonly spacing: number;
  readonly unsafeToBreak: boolean;
}

const UNSEEN = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * Shapes `text[start, end)` of a run. Clusters are returned in logical order. `shown` replaces the text, unit by unit.
 * @param letterFeatures the features of single letters of `shown`
 */
export function shapeClusters(
  engine: TextEngine,
  run: TextRun,
  span: TextSpan,
  range: TextRange,
  shown: string,
  letterFeatures: readonly LetterFeatures[] = [],
): readonly Cluster[] {
  const direction = run.level % 2 === 1 ? 'rtl' : 'ltr';
  const ligatures = span.letterSpacing === 0;
  const glyphs = shapeRun(engine, {
    face: run.face,
    text: shown,
    direction,
    script: run.script,
    ligatures,
    ...(span.features ? { features: span.features } : {}),
    ...(letterFeatures.length > 0 ? { letterFeatures } : {}),
  });
  const groups = groupByCluster(glyphs);
  if (direction === 'rtl') groups.reverse();
  const spacing = isCursive(run.script) ? 0 : (span.letterSpacing / 1000) * span.size;
  return groups.map((group, index): Cluster => {
    const from = index === 0 ? 0 : (group[0]?.cluster ?? 0);
    const to = groups[index + 1]?.[0]?.cluster ?? shown.length;
    const advance = group.reduce((sum, glyph) => sum + glyph.advance, 0) * span.size;
    return {
      start: range.start + from,
      end: range.start + to,
      run,
      glyphs: group,
      advance,
      spacing: advance === 0 && UNSEEN.test(shown.slice(from, to)) ? 0 : spacing,
      unsafeToBreak: group.some((glyph) => glyph.unsafeToBreak === true),
    };
  });
}

function groupByCluster(glyphs: readonly ShapedGlyph[]): ShapedGlyph[][] {
  const groups: ShapedGlyph[][] = [];
  for (const glyph of glyphs) {
    const group = groups.at(-1);
    if (group && group[0]?.cluster === glyph.cluster) group.push(glyph);
    else groups.push([glyph]);
  }
  return groups;
}
