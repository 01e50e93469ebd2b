import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Path } from '../../scene/path.ts';
import { intersectAreas, mergeAreas, subtractAreas } from '../../scene/path-areas.ts';
import { addCells, areApart, cellsOf, isCovered, noCells, withoutCells } from './area-cells.ts';

const SIDE = 128;
const ORIGIN = { x: 256, y: -128 };
const cells = (area: Path) => cellsOf(area, ORIGIN, SIDE);

const corner = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 1280 }) });
/** Areas within the square, with corners at tenths of a pixel and often at its edge. */
const area = fc
  .array(corner, { minLength: 3, maxLength: 6 })
  .map(
    (corners): Path =>
      mergeAreas([...corners.map(({ x, y }, index) => [index === 0 ? 'M' : 'L', ORIGIN.x + x / 10, ORIGIN.y + y / 10] as const), ['Z']]),
  )
  .filter((path) => path.length > 0);

function rectangle(x: number, y: number, width: number, height: number): Path {
  const [left, top] = [ORIGIN.x + x, ORIGIN.y + y];
  return [['M', left, top], ['L', left + width, top], ['L', left + width, top + height], ['L', left, top + height], ['Z']];
}

test('[B24] areas whose cells are apart share nothing, and one whose cells are covered is covered', () => {
  fc.assert(
    fc.property(area, area, (first, second) => {
      if (areApart(cells(first), cells(second))) expect(intersectAreas(first, second)).toEqual([]);
      if (isCovered(cells(first), cells(second))) expect(subtractAreas(first, second)).toEqual([]);
    }),
  );
});

test('[B24] the cells that are filled by what is left of an area are among those that are left of its cells', () => {
  fc.assert(
    fc.property(area, area, (first, second) => {
      const left = cells(subtractAreas(first, second));
      const known = withoutCells(cells(first), cells(second));
      expect(left.filled.every((bits, row) => (bits & ~(known.touched[row] ?? 0)) === 0)).toBe(true);
    }),
  );
});

test('[B24] an area that reaches the edge of its square fills the cells there', () => {
  const whole = cells(rectangle(-2, -2, SIDE + 4, SIDE + 4));
  expect(whole.filled.every((bits) => bits === -1)).toBe(true);
  expect(cells(rectangle(0, 0, SIDE, SIDE))).toEqual(whole);
  const halves = noCells();
  for (const half of [rectangle(0, 0, 64, SIDE), rectangle(60, 0, 68, SIDE)]) addCells(halves, cells(half));
  expect(isCovered(cells(rectangle(10, 10, 20, 20)), halves)).toBe(true);
  expect(areApart(cells(rectangle(0, 0, 50, SIDE)), cells(rectangle(60, 0, 68, SIDE)))).toBe(true);
});
