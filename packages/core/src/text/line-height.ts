import type { FilledLine } from './fill-lines.ts';
import type { PreparedText } from './prepare-text.ts';
import type { TextEngine } from './text-engine.ts';

/** The distances in print pixels from the line's top to its bottom and to its baseline. */
export interface LineHeight {
  readonly height: number;
  readonly baseline: number;
}

/**
 * Computes the height of a line: `lineSpacing` × its largest size. The font's ascent and descent are centered in it (CSS's half-leading),
 * so with a spacing below about 1.2 letters extend beyond the line, equally above and below. Only the faces of the styles are used, so a
 * glyph from a fallback never moves a line.
 */
export function lineHeight(prepared: PreparedText, line: FilledLine, lineSpacing: number, engine: TextEngine): LineHeight {
  let size = 0;
  let ascent = 0;
  let descent = 0;
  for (const index of spansOn(prepared, line)) {
    const span = prepared.spans[index];
    if (!span) continue;
    const metrics = engine.metrics(engine.resolve(span).face);
    size = Math.max(size, span.size);
    ascent = Math.max(ascent, metrics.ascent * span.size);
    descent = Math.max(descent, metrics.descent * span.size);
  }
  const height = size * lineSpacing;
  return { height, baseline: (height - ascent - descent) / 2 + ascent };
}

function spansOn({ spanAt }: PreparedText, { start, end }: FilledLine): ReadonlySet<number> {
  const spans = new Set([spanAt(start)]);
  for (let at = start; at < end; at += 1) spans.add(spanAt(at));
  return spans;
}
