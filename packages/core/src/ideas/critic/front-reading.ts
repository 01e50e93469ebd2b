import type { Design } from '../../design/design.ts';

/**
 * The legibility of a front's words, measured on its pixels. Contrasts are WCAG's, 1 to 21, against the harder part of the area around
 * them.
 */
export interface FrontReading {
  /** The contrast of the title on a shop's thumbnail, 100 px wide. */
  readonly title: number;
  /** The largest share of one letter of the title that cannot be told from what is painted without it. */
  readonly hidden: number;
  /** The contrast of the least readable other words: author, subtitle, the genre's line. */
  readonly small: number;
}

/** Paints a front small and measures its words; null where nothing can be measured. */
export type FrontReader = (design: Design) => FrontReading | null;

/** Large letters need 3 : 1 by WCAG; a thumbnail's are blurred into their ground, which takes a part of it. */
const LEAST_TITLE = 2.5;
/** Small words need 4.5 : 1 by WCAG; rounding to pixels takes a little of it. */
const LEAST_SMALL = 4.2;
/** A letter that more of is hidden is guessed, not read. */
export const MOST_HIDDEN = 0.42;

/** Reports whether every word of a front can be read. */
export function isReadable({ title, hidden, small }: FrontReading): boolean {
  return title >= LEAST_TITLE && small >= LEAST_SMALL && hidden <= MOST_HIDDEN;
}
