import type { Binding, TrimSize } from '../platforms/platform.ts';
import { describeTrim, trim } from '../platforms/trim.ts';
import { say } from './say.ts';

/** A page of a book's interior, in inches. */
export interface InteriorPage {
  readonly width: number;
  readonly height: number;
  /** True if the file defines a trim box. */
  readonly isTrimBox: boolean;
}

export interface InteriorVerdict {
  /** The page count of the book. */
  readonly extent: number;
  readonly trim: TrimSize;
  /** True if the pages have bleed around the trim. */
  readonly hasBleed: boolean;
  /** The warnings for the author, each a sentence. */
  readonly warnings: readonly string[];
}

/** The tolerance of a page's size against a listed size: 1.5 points, in inches. */
const SAME_WITHIN = 0.021;
/** The size in inches that bleed adds to a page: at the outer edge only, and at top and bottom. */
const BLEED = { width: 0.125, height: 0.25 };

/** Returns the trim and the page count of a book's pages; null for a file without pages. */
export function checkInterior(pages: readonly InteriorPage[], binding: Binding): InteriorVerdict | null {
  const sizes = countSizes(pages);
  const [most] = sizes;
  if (!most) return null;
  const plain = listed(most, binding);
  const bled = plain || most.isTrimBox ? null : listed({ width: most.width - BLEED.width, height: most.height - BLEED.height }, binding);
  const size = plain ?? bled ?? trim(rounded(most.width), rounded(most.height));
  return {
    extent: pages.length,
    trim: size,
    hasBleed: plain === null && bled !== null,
    warnings: [
      ...(sizes.length > 1 ? [mixedSentence(sizes)] : []),
      ...(plain || bled ? [] : [say('unlistedTrim', { trim: describeTrim(size) })]),
    ],
  };
}

interface CountedSize extends InteriorPage {
  readonly count: number;
  /** The number of its first page, from 1. */
  readonly first: number;
}

/** Returns the sizes with their numbers of pages, most frequent first. */
function countSizes(pages: readonly InteriorPage[]): readonly CountedSize[] {
  const sizes: CountedSize[] = [];
  pages.forEach((page, index) => {
    const known = sizes.findIndex(({ width, height }) => isNear(width, page.width) && isNear(height, page.height));
    const size = sizes[known];
    if (size) sizes[known] = { ...size, count: size.count + 1 };
    else sizes.push({ ...page, count: 1, first: index + 1 });
  });
  return sizes.toSorted((one, other) => other.count - one.count);
}

function listed(size: { readonly width: number; readonly height: number }, { trims, unlistedTrims }: Binding): TrimSize | null {
  return [...trims, ...unlistedTrims].find(({ width, height }) => isNear(width, size.width) && isNear(height, size.height)) ?? null;
}

function mixedSentence(sizes: readonly CountedSize[]): string {
  const [most, ...others] = sizes;
  const odd = others.slice(0, 3).map(({ width, height, count, first }) => {
    return say('otherPages', { count, first, trim: describeTrim(trim(rounded(width), rounded(height))) });
  });
  return say('mixedSizes', { trim: describeTrim(trim(rounded(most?.width ?? 0), rounded(most?.height ?? 0))), others: odd.join(', ') });
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_WITHIN;
}

function rounded(inches: number): number {
  return Math.round(inches * 1000) / 1000;
}
