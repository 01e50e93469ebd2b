import createHyphenator from 'hyphen';
import english from 'hyphen/patterns/en-us.js';
import type { Voice } from '../genres/genre.ts';
import { kindOfFace } from './type-manners.ts';

/** Fewer letters fill a line's height by themselves. */
const FEWEST_LETTERS = 8;
/** A part of fewer letters looks torn off. */
const SHORTEST_PART = 3;
const BAR = '|';
const hyphenate = createHyphenator(english, { hyphenChar: BAR, minWordLength: FEWEST_LETTERS });
/** Faces whose capitals stand in two lines as one word. Joined hands and black letters fall apart. */
const BREAKABLE = new Set(['condensed', 'capitals', 'serif', 'light serif', 'grotesk', 'heavy', 'wide']);
/** Faces whose capitals are drawn to begin a word, not to make one. */
const MIXED_CASE_ONLY = new Set(['Berkshire Swash', 'Shrikhand', 'Chewy', 'Lobster', 'Bubblegum Sans']);

/**
 * A title of one long Latin word with a bar at the syllable nearest its middle, as `Ember|wrought`; null for every other title. A
 * long word in one line is low, however wide it is: in two it has the height that sells.
 */
export function breakLoneWord(title: string): string | null {
  const word = title.trim();
  if (word.length < FEWEST_LETTERS || !/^\p{Script=Latin}+$/u.test(word)) return null;
  const hyphenated = hyphenate(word);
  if (typeof hyphenated !== 'string') return null;
  const parts = hyphenated.split(BAR);
  const breaks = parts
    .slice(0, -1)
    .map((_, index) => parts.slice(0, index + 1).join('').length)
    .filter((at) => at >= SHORTEST_PART && word.length - at >= SHORTEST_PART);
  const [at] = breaks.toSorted((first, second) => Math.abs(first - word.length / 2) - Math.abs(second - word.length / 2));
  return at === undefined ? null : word.slice(0, at) + BAR + word.slice(at);
}

/** The voice that a broken word is set in, in capitals; null where its face does not take a break. */
export function voiceOfBrokenWord(voice: Voice): Voice | null {
  if (!BREAKABLE.has(kindOfFace(voice.font)) || MIXED_CASE_ONLY.has(voice.font)) return null;
  return { ...voice, case: 'uppercase' };
}
