import { hangsWithNext } from './hanging-words.ts';

export interface TitleBreak {
  readonly lines: readonly string[];
  /** The cost of a break. Lower is better; it is comparable between breaks into the same number of lines. */
  readonly cost: number;
}

/** Returns the width of a line in any unit. Without such a function, characters are counted. */
export type MeasureText = (text: string) => number;

/** Costs relative to a line that differs from the mean width by its whole length. */
const ENDS_ON_HANGING_WORD = 1.5;
const SHORT_WORD_ALONE = 1;
const LAST_WORD_ALONE = 0.5;
const AFTER_PUNCTUATION = -0.6;
const SHORT_WORD = 3;

/**
 * Returns the title in `lines` lines (fewer if it has fewer words), broken by sense and balance: articles, prepositions and conjunctions
 * stay with the next word, no short word is alone, punctuation is a good place for a break, and lines have similar widths. If the author
 * has made line breaks, only these are used.
 */
export function breakBySense(title: string, lines: number, measure: MeasureText = countCharacters): TitleBreak {
  const authored = title.split('\n').map((line) => line.trim());
  if (authored.length > 1) return { lines: authored.filter((line) => line !== ''), cost: 0 };
  const words = title.split(/[ \t]+/).filter((word) => word !== '');
  const count = Math.max(1, Math.min(lines, words.length));
  const target = measure(words.join(' ')) / count;
  return bestBreak(words, count, (line, isLast) => lineCost(line, isLast && count > 1, target, measure));
}

/**
 * Returns one break for each number of lines up to `most`, from which a designer can choose, for example by the type size that each allows.
 */
export function breaksBySense(title: string, most: number, measure: MeasureText = countCharacters): readonly TitleBreak[] {
  const breaks: TitleBreak[] = [];
  for (let lines = 1; lines <= most; lines += 1) {
    const next = breakBySense(title, lines, measure);
    if (next.lines.length === breaks.at(-1)?.lines.length) break;
    breaks.push(next);
  }
  return breaks;
}

/** Returns the cheapest break of the words into k lines, by dynamic programming over the first n words and growing n and k. */
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
