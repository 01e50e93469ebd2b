import { expect, test } from 'vitest';
import { KDP } from '../platforms/kdp/kdp.ts';
import { LULU } from '../platforms/lulu/lulu.ts';
import { type InteriorPage, checkInterior } from './check-interior.ts';

const pages = (count: number, width: number, height: number, isTrimBox = false): InteriorPage[] =>
  Array.from({ length: count }, () => ({ width, height, isTrimBox }));
const { paperback } = KDP.bindings;

test.each([
  ['plain pages', pages(312, 6, 9), 6, 9, false],
  ['pages a point off', pages(312, 5.999, 9.008), 6, 9, false],
  ['pages with bleed', pages(40, 8.625, 8.75), 8.5, 8.5, true],
  ['pages with bleed that say where they are cut', pages(40, 8.5, 8.5, true), 8.5, 8.5, false],
] as const)('[B2] %s give trim and page count', (_, inside, width, height, hasBleed) => {
  expect(checkInterior(inside, paperback)).toEqual({ extent: inside.length, trim: { width, height }, hasBleed, warnings: [] });
});

test('[B2] pages of several sizes are told, with where the odd ones are', () => {
  const verdict = checkInterior([...pages(9, 6, 9), ...pages(1, 8.5, 11), ...pages(90, 6, 9), ...pages(2, 9, 6)], paperback);
  expect(verdict).toMatchObject({ extent: 102, trim: { width: 6, height: 9 } });
  expect(verdict?.warnings).toEqual([
    'The pages are not all of one size: most are 6 × 9 in, 2 pages from page 101 9 × 6 in, page 10 8.5 × 11 in. A printer refuses that.',
  ]);
});

test('[B2] a size that nobody lists is told, and an empty file is nothing', () => {
  expect(checkInterior(pages(100, 6.3, 9.7), LULU.bindings.paperback)?.warnings[0]).toContain('6.3 × 9.7 in is on no list');
  expect(checkInterior([], paperback)).toBeNull();
});
