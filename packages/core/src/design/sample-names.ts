import { comparable } from '../text/comparable.ts';

/** Says what boxes say before an author has said anything. */
const SAMPLE_NAMES: ReadonlySet<string> = new Set(['book title', 'author name', 'insert subtitle here', 'your title']);

/** True for the words of a box that nobody has written in yet. */
export function isSampleName(text: string): boolean {
  return SAMPLE_NAMES.has(comparable(text));
}
