import type { TextBox } from '../../design/text-box.ts';
import type { TextLine, TextRunStyle } from '../../design/text-lines.ts';

/** Returns the words of styled lines as plain text, with a line break between lines. */
export function wordsOfLines(lines: readonly TextLine[]): string {
  return lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');
}

/**
 * Returns the lines of a text, which always contain its words; null for text in one style whose lines wrap by themselves. Text that is
 * justified line by line has lines even in one style.
 */
export function linesOfText({ text, lines, fit }: Pick<TextBox['text'], 'text' | 'lines' | 'fit'>): readonly TextLine[] | null {
  if (lines) return wordsOfLines(lines) === text ? lines : setWordsOnLines(lines, text);
  return fit === 'justify' ? text.split('\n').map((words): TextLine => ({ runs: [{ text: words }] })) : null;
}

/**
 * Sets new words on existing lines. The unchanged beginning and end keep their style, and the new words between them take the style of the
 * letter before them. A line break creates a line in the style of the line that it breaks.
 */
export function setWordsOnLines(lines: readonly TextLine[], words: string): TextLine[] {
  const letters = lettersOf(lines);
  const before = letters.map(({ unit }) => unit).join('');
  const start = commonStart(before, words);
  const end = commonEnd(before, words, start);
  const typedIn = letters[start - 1] ?? letters[start] ?? null;
  const like = typedIn ?? plainLetter(lines);
  const typed = words
    .slice(start, words.length - end)
    .split('')
    .map((unit): Letter => ({ ...like, unit }));
  return joined([...letters.slice(0, start), ...typed, ...letters.slice(letters.length - end)], lines);
}

/** A UTF-16 unit with its style. */
interface Letter {
  readonly unit: string;
  readonly run: TextRunStyle | null;
  readonly line: TextLine;
}

function lettersOf(lines: readonly TextLine[]): readonly Letter[] {
  return lines.flatMap((line, index) => {
    const letters = line.runs.flatMap((run) => run.text.split('').map((unit): Letter => ({ unit, run, line })));
    const isLast = index === lines.length - 1;
    return isLast ? letters : [...letters, { unit: '\n', run: line.runs.at(-1) ?? null, line }];
  });
}

function plainLetter([line]: readonly TextLine[]): Letter {
  return { unit: '', run: line?.runs[0] ?? null, line: line ?? { runs: [] } };
}

/** Joins letters of the same style into runs. An empty line keeps the style of the line break that created it. */
function joined(letters: readonly Letter[], lines: readonly TextLine[]): TextLine[] {
  const rows: Letter[][] = [[]];
  const breaks: (Letter | null)[] = [];
  for (const letter of letters) {
    if (letter.unit === '\n') {
      breaks.push(letter);
      rows.push([]);
    } else rows.at(-1)?.push(letter);
  }
  return rows.map((row, index): TextLine => {
    const like = row[0] ?? breaks[index] ?? breaks[index - 1] ?? plainLetter(lines);
    // An empty line keeps the style for the text that is typed into it next.
    const empty = like.run ? [{ ...like.run, text: '' }] : [];
    return { ...like.line, runs: row.length > 0 ? runsOf(row) : empty };
  });
}

function runsOf(row: readonly Letter[]): TextRunStyle[] {
  const runs: { style: TextRunStyle | null; text: string }[] = [];
  for (const { unit, run } of row) {
    const last = runs.at(-1);
    if (last && last.style === run) last.text += unit;
    else runs.push({ style: run, text: unit });
  }
  return runs.map(({ style, text }) => ({ ...style, text }));
}

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length += 1;
  return length;
}

function commonEnd(before: string, after: string, start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let length = 0;
  while (length < most && before[before.length - 1 - length] === after[after.length - 1 - length]) length += 1;
  return length;
}
