import type { TextBox } from '../../design/text-box.ts';
import type { TextLine, TextRunStyle } from '../../design/text-lines.ts';
import { isEqual } from '../../design/is-equal.ts';
import { linesOfText } from './text-lines.ts';

/** A range of characters in a text, in UTF-16 units; a line break counts as one. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export type RunStyle = Omit<TextRunStyle, 'text'>;
export type LineStyle = Omit<TextLine, 'runs'>;
/** A change of a run's style. Null restores the property of the whole text. */
export type RunChange = { readonly [Key in keyof RunStyle]?: RunStyle[Key] | null };
export type LineChange = { readonly [Key in keyof LineStyle]?: LineStyle[Key] | null };

/** Returns the text's lines with a range of characters in another style; null if the text no longer needs lines. */
export function styleRange(text: TextBox['text'], range: TextRange, change: RunChange): TextLine[] | null {
  return neededLines(mapRuns(text, (run, isInside) => (isInside ? { ...changed(run, change), text: run.text } : run), range));
}

/**
 * Returns the text's lines with another alignment or spacing for the lines that a range touches; null if the text no longer needs lines.
 */
export function styleLines(text: TextBox['text'], range: TextRange, change: LineChange): TextLine[] | null {
  return neededLines(
    placedLines(text).map(({ line, start, end }) =>
      start <= range.end && end >= range.start ? { ...changed(line, change), runs: line.runs } : line,
    ),
  );
}

/** Returns the style that all characters of a range have in common. Properties that differ, or that none has, are absent. */
export function styleOfRange(text: TextBox['text'], range: TextRange): RunStyle {
  const runs: TextRunStyle[] = [];
  mapRuns(
    text,
    (run, isInside) => {
      if (isInside && run.text !== '') runs.push(run);
      return run;
    },
    range,
  );
  const [first, ...others] = runs;
  if (!first) return {};
  const { text: _, ...style } = first;
  const common = Object.entries(style).filter(([key, value]) => others.every((run) => isEqual(run[key as keyof RunStyle], value)));
  return Object.fromEntries(common) as RunStyle;
}

/** Returns the style of the first line that a range touches. */
export function styleOfLines(text: TextBox['text'], range: TextRange): LineStyle {
  const touched = placedLines(text).find(({ start, end }) => start <= range.end && end >= range.start);
  if (!touched) return {};
  const { runs: _, ...style } = touched.line;
  return style;
}

interface PlacedLine {
  readonly line: TextLine;
  readonly start: number;
  readonly end: number;
}

function placedLines(text: TextBox['text']): readonly PlacedLine[] {
  const lines = linesOfText(text) ?? text.text.split('\n').map((words): TextLine => ({ runs: [{ text: words }] }));
  let start = 0;
  return lines.map((line) => {
    const end = start + line.runs.reduce((length, run) => length + run.text.length, 0);
    const placed = { line, start, end };
    start = end + 1;
    return placed;
  });
}

/** Maps every run, cut at the start and the end of the range. Equal neighbors are joined again. */
function mapRuns(
  text: TextBox['text'],
  change: (run: TextRunStyle, isInside: boolean) => TextRunStyle,
  { start, end }: TextRange,
): TextLine[] {
  return placedLines(text).map(({ line, start: lineStart }) => {
    let at = lineStart;
    const runs = line.runs.flatMap((run) => {
      const from = at;
      at += run.text.length;
      const cuts = [Math.max(0, start - from), Math.max(0, end - from)].map((cut) => Math.min(run.text.length, cut));
      const [first = 0, last = 0] = cuts;
      const pieces: readonly (readonly [string, boolean])[] = [
        [run.text.slice(0, first), false],
        [run.text.slice(first, last), true],
        [run.text.slice(last), false],
      ];
      const kept = pieces.filter(([words]) => words !== '');
      return kept.length > 0 ? kept.map(([words, isInside]) => change({ ...run, text: words }, isInside)) : [run];
    });
    return { ...line, runs: joined(runs) };
  });
}

function joined(runs: readonly TextRunStyle[]): TextRunStyle[] {
  const result: TextRunStyle[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && isEqual({ ...last, text: '' }, { ...run, text: '' })) result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

function changed<Value extends object>(value: Value, change: { readonly [Key in keyof Value]?: Value[Key] | null }): Value {
  const entries = Object.entries({ ...value, ...change }).filter(([, property]) => property !== null && property !== undefined);
  return Object.fromEntries(entries) as Value;
}

function neededLines(lines: readonly TextLine[]): TextLine[] | null {
  const isPlain = lines.every((line) => Object.keys(line).length === 1 && line.runs.every((run) => Object.keys(run).length === 1));
  return isPlain ? null : [...lines];
}
