import { comparable } from '../text/comparable.ts';

/** The sample texts of boxes that the author has not filled in. */
const SAMPLE_NAMES: ReadonlySet<string> = new Set(['book title', 'author name', 'insert subtitle here', 'your title']);

/** True for the words of a box that nobody has written in yet. */
export function isSampleName(text: string): boolean {
  return SAMPLE_NAMES.has(comparable(text));
}
