/** Code points as sorted, non-overlapping ranges with inclusive ends: start, end, start, end … */
export type CoverageRanges = readonly number[];

/**
 * Encodes a coverage as text. For each range it contains the gap since the previous one and, for ranges of more than one code point, the
 * length less one, in base 36: `w-2i 5 1-3`. A range takes about four characters.
 */
export function encodeCoverage(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  const words: string[] = [];
  let previousEnd = 0;
  for (let index = 0; index < sorted.length; ) {
    const start = sorted[index] ?? 0;
    let length = 1;
    while (sorted[index + length] === start + length) length += 1;
    words.push((start - previousEnd).toString(36) + (length > 1 ? `-${(length - 1).toString(36)}` : ''));
    previousEnd = start + length - 1;
    index += length;
  }
  return words.join(' ');
}

export function decodeCoverage(encoded: string): CoverageRanges {
  const ranges: number[] = [];
  let end = 0;
  for (const word of encoded === '' ? [] : encoded.split(' ')) {
    const [gap = '0', more = '0'] = word.split('-');
    const start = end + Number.parseInt(gap, 36);
    end = start + Number.parseInt(more, 36);
    ranges.push(start, end);
  }
  return ranges;
}

/** Returns true if a code point is in one of the ranges, by binary search. */
export function coverageIncludes(ranges: CoverageRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
