import type { PageLimits, PaperId, TrimSize } from '../platform.ts';
import { sameTrim, trim } from '../trim.ts';

type LimitRow = Record<PaperId, PageLimits | null>;
const between = (min: number, max: number): PageLimits => ({ min, max });

/** KDP's table of print options, with a row for each class of trim sizes. */
const UP_TO_8_BY_10: LimitRow = {
  white: between(24, 828),
  cream: between(24, 776),
  groundwood: between(24, 812),
  'standard-colour': between(72, 600),
  'premium-colour': between(24, 828),
};
const WIDE: LimitRow = {
  white: between(24, 800),
  cream: between(24, 750),
  groundwood: between(24, 784),
  'standard-colour': between(72, 600),
  'premium-colour': between(24, 800),
};
const LETTER: LimitRow = {
  white: between(24, 590),
  cream: between(24, 550),
  groundwood: between(24, 578),
  'standard-colour': between(72, 590),
  'premium-colour': between(24, 590),
};
const A4: LimitRow = {
  white: between(24, 780),
  cream: between(24, 730),
  groundwood: between(24, 764),
  'standard-colour': null,
  'premium-colour': between(24, 590),
};

const NAMED_ROWS: readonly (readonly [TrimSize, LimitRow])[] = [
  [trim(8.25, 6), WIDE],
  [trim(8.25, 8.25), WIDE],
  [trim(8.5, 8.5), LETTER],
  [trim(8.5, 11), LETTER],
  [trim(8.27, 11.69), A4],
];

/** Returns the limits of a size. A size that KDP does not list has the strictest row of the listed sizes that it fits into. */
function rowFor(size: TrimSize): LimitRow {
  const named = NAMED_ROWS.find(([candidate]) => sameTrim(candidate, size));
  if (named) return named[1];
  if (size.width <= 8 && size.height <= 10) return UP_TO_8_BY_10;
  if (size.width <= 8.25 && size.height <= 8.25) return WIDE;
  return size.height > 11 && size.width <= 8.27 ? A4 : LETTER;
}

export function paperbackPageLimits(size: TrimSize, paper: PaperId): PageLimits | null {
  return rowFor(size)[paper];
}

/** Returns the page limits of a hardcover. KDP's calculator refuses 75 pages, although its help page allows them. */
export function hardbackPageLimits(_size: TrimSize, paper: PaperId): PageLimits | null {
  return paper === 'white' || paper === 'cream' || paper === 'premium-colour' ? between(76, 550) : null;
}
