import { visibleEnd } from './line-breaks.ts';
import type { PreparedParagraph, PreparedText } from './prepare-text.ts';
import { measureLine } from './slice-line.ts';
import type { TextRange } from './split-paragraphs.ts';
import type { TextEngine } from './text-engine.ts';

export interface FilledLine extends TextRange {
  readonly paragraph: PreparedParagraph;
  /** True if a word had to be cut because it is wider than the box. */
  readonly cutsWord: boolean;
  /** True if even a single grapheme is wider than the box. */
  readonly overflows: boolean;
}

/** The tolerance that keeps rounding from turning an exact fit into a break. */
const TOLERANCE = 1e-6;

/** Fills lines greedily with as many words as fit. A word that does not fit a line is cut between graphemes. `width` is in print pixels. */
export function fillLines(prepared: PreparedText, width: number, engine: TextEngine): readonly FilledLine[] {
  return prepared.paragraphs.flatMap((paragraph) => fillParagraph(prepared, paragraph, width, engine));
}

function fillParagraph(prepared: PreparedText, paragraph: PreparedParagraph, width: number, engine: TextEngine): readonly FilledLine[] {
  const lines: FilledLine[] = [];
  const limit = width * (1 + TOLERANCE) + TOLERANCE;
  const fits = (start: number, end: number) => measureLine(prepared, paragraph, { start, end }, engine) <= limit;
  let start = paragraph.start;
  let accepted = -1;
  let overflows = false;
  const close = (end: number, cutsWord: boolean) => {
    lines.push({ start, end, paragraph, cutsWord, overflows });
    start = end;
    accepted = -1;
    overflows = false;
  };
  for (const end of paragraph.breaks) {
    for (;;) {
      const visible = visibleEnd(prepared.text, start, end);
      if (visible <= start || fits(start, visible)) {
        accepted = end;
        break;
      }
      if (accepted > start) {
        close(accepted, false);
        continue;
      }
      const cut = longestFit(prepared, { start, end: visible }, fits);
      overflows = !fits(start, cut);
      if (cut === visible) {
        accepted = end;
        break;
      }
      close(cut, true);
    }
  }
  close(paragraph.end, false);
  return lines;
}

/** Returns the last caret stop within `range` up to which the text fits, but at least the first. */
function longestFit({ stops }: PreparedText, range: TextRange, fits: (start: number, end: number) => boolean): number {
  let longest = -1;
  for (let end = range.start + 1; end <= range.end; end += 1) {
    if (!stops[end] && end !== range.end) continue;
    if (longest !== -1 && !fits(range.start, end)) break;
    longest = end;
  }
  return longest;
}
