import type { Rect } from '../geometry/shapes.ts';
import { meanOf } from './foreground-ridge.ts';

/** Nothing hides more than this of a letter's height, and of all letters' heights together. */
export const MOST_OF_LETTER = 0.4;
/** A letter of which more than this is hidden is taken for another one, whatever hides it. */
export const MOST_OF_LETTER_READ = 0.42;
const MOST_OF_TITLE = 0.16;
/** A whole line that stands deeper than this cannot be read. */
const MOST_OF_LINE = 0.24;

/** Reports whether a title can be read, from the hidden share of each letter, line by line. */
export function isReadBehind(lines: readonly (readonly number[])[]): boolean {
  const hidden = lines.flat();
  return lines.every((line) => meanOf(line) <= MOST_OF_LINE) && meanOf(hidden) <= MOST_OF_TITLE && Math.max(0, ...hidden) <= MOST_OF_LETTER;
}

/** Sorts letters into lines from the top: a letter whose middle is below a line's first letter begins another. */
export function linesOfLetters(letters: readonly Rect[]): readonly (readonly Rect[])[] {
  const lines: Rect[][] = [];
  for (const letter of letters.toSorted((first, second) => first.y + first.height / 2 - (second.y + second.height / 2))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && letter.y + letter.height / 2 < first.y + first.height) line.push(letter);
    else lines.push([letter]);
  }
  return lines;
}
