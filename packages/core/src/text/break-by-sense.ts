import { hangsWithNext } from './hanging-words.ts';

export interface TitleBreak {
  readonly lines: readonly string[];
  /** Lower is better; comparable between breaks into the same number of lines. */
  readonly cost: number;
}

/** Width of a line in any unit; without one, characters are counted. */
export type MeasureText = (text: string) => number;

/** Costs in units of “one line misses the common width by its whole self”. */
const ENDS_ON_HANGING_WORD = 1.5;
const SHORT_WORD_ALONE = 1;
const LAST_WORD_ALONE = 0.5;
const AFTER_PUNCTUATION = -0.6;
const SHORT_WORD = 3;

/**
 * The title in `lines` lines (fewer when it has fewer words), broken by sense and balance: articles, prepositions and
 * conjunctions stay with what follows, no short word stands alone, punctuation is a good place to stop, lines are of
 * like width. Line breaks that the author made stay and are all that is done.
 */
export function breakBySense(title: string, lines: number, measure: MeasureText = countCharacters): TitleBreak {
  const authored = title.split('\n').map((line) => line.trim());
  if (authored.length > 1) return { lines: authored.filter((line) => line !== ''), cost: 0 };
  const words = title.split(/[ \t]+/).filter((word) => word !== '');
  const count = Math.max(1, Math.min(lines, words.length));
  const target = measure(words.join(' ')) / count;
  return bestBreak(words, count, (line, isLast) => lineCost(line, isLast && count > 1, target, measure));
}

/** One break for each number of lines up to `most`, for a designer to choose from (by the size that each allows, say). */
export function breaksBySense(title: string, most: number, measure: MeasureText = countCharacters): readonly TitleBreak[] {
  const breaks: TitleBreak[] = [];
  for (let lines = 1; lines <= most; lines += 1) {
    const next = breakBySense(title, lines, measure);
    if (next.lines.length === breaks.at(-1)?.lines.length) break;
    breaks.push(next);
  }
  return breaks;
}

/** Dynamic programming: the cheapest way to put the first n words on k lines, for growing n and k. */
function bestBreak(words: readonly string[], count: number, costOf: (line: readonly string[], isLast: boolean) => number): TitleBreak {
  let best: (TitleBreak | undefined)[] = [{ lines: [], cost: 0 }];
  for (let row = 1; row <= count; row += 1) {
    const next: (TitleBreak | undefined)[] = [];
    for (let end = row; end <= words.length; end += 1) {
      for (let start = row - 1; start < end; start += 1) {
        const before = best[start];
        if (!before) continue;
        const line = words.slice(start, end);
        const cost = before.cost + costOf(line, end === words.length);
        if (cost < (next[end]?.cost ?? Infinity)) next[end] = { lines: [...before.lines, line.join(' ')], cost };
      }
    }
    best = next;
  }
  return best[words.length] ?? { lines: [words.join(' ')], cost: 0 };
}

function lineCost(words: readonly string[], isLast: boolean, target: number, measure: MeasureText): number {
  const text = words.join(' ');
  const last = words.at(-1) ?? '';
  let cost = ((measure(text) - target) / target) ** 2;
  if (!isLast && hangsWithNext(last)) cost += ENDS_ON_HANGING_WORD;
  if (words.length === 1 && letterCount(last) <= SHORT_WORD) cost += SHORT_WORD_ALONE;
  if (isLast && words.length === 1 && measure(text) < target * 0.6) cost += LAST_WORD_ALONE;
  if (!isLast && /[,;:!?…—–]$/.test(last)) cost += AFTER_PUNCTUATION;
  return cost;
}

function letterCount(word: string): number {
  return [...word.matchAll(/\p{L}/gu)].length;
}

function countCharacters(text: string): number {
  return [...text].length;
}
