import { comparable } from '../text/comparable.ts';

/** The sample texts of boxes that the author has not filled in. */
const SAMPLE_NAMES: ReadonlySet<string> = new Set(['book title', 'author name', 'insert subtitle here', 'your title']);

/** Returns true if a text is still one of the samples. */
export function isSampleName(text: string): boolean {
  return SAMPLE_NAMES.has(comparable(text));
}
