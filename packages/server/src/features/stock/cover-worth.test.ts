import { expect, test } from 'vitest';
import { coverWorth, rankForCover } from './cover-worth.ts';

const calm = (calmTop: number) => ({ calmTop });

test('[B22] an upright picture with pixels for print and a calm top is the better front', () => {
  const upright = coverWorth({ width: 2000, height: 3000 }, calm(0.5));
  expect(upright).toBeCloseTo(1, 1);
  expect(coverWorth({ width: 3000, height: 2000 }, calm(0.5))).toBeLessThan(upright);
  expect(coverWorth({ width: 600, height: 900 }, calm(0.5))).toBeLessThan(upright);
  expect(coverWorth({ width: 2000, height: 3000 }, calm(0.1))).toBeLessThan(upright);
  // What nobody has read counts as neither calm nor restless.
  expect(coverWorth({ width: 2000, height: 3000 }, null)).toBeGreaterThan(coverWorth({ width: 2000, height: 3000 }, calm(0)));
});

test('[B22] results of a source keep their order but for clearly better fronts', () => {
  const wide = Array.from({ length: 12 }, (_, index) => ({ id: `wide ${index}`, width: 3000, height: 1000 }));
  const good = Array.from({ length: 12 }, (_, index) => ({ id: `good ${index}`, width: 2400, height: 3600 }));
  const ids = rankForCover([...wide, ...good]).map(({ id }) => id);
  expect(ids[0]).toBe('good 0');
  expect(ids.indexOf('wide 0')).toBeLessThan(ids.indexOf('good 3'));
  expect(ids.filter((id) => id.startsWith('good'))).toEqual(good.map(({ id }) => id));
  expect(ids.filter((id) => id.startsWith('wide'))).toEqual(wide.map(({ id }) => id));
  expect(rankForCover(good)).toEqual(good);
  expect(rankForCover([])).toEqual([]);
});

test('[B22] a square and a wide front rank square and wide pictures first, and a large trim asks for more pixels', () => {
  const square = { width: 8.75, height: 8.75 };
  const wide = { width: 11.25, height: 8.75 };
  const pictures = [
    { id: 'upright', width: 3000, height: 4500 },
    { id: 'square', width: 3000, height: 3000 },
    { id: 'wide', width: 4000, height: 3100 },
  ];
  const best = (front?: typeof square) => pictures.toSorted((a, b) => coverWorth(b, null, front) - coverWorth(a, null, front))[0]?.id;
  expect([best(), best(square), best(wide)]).toEqual(['upright', 'square', 'wide']);
  const results = [...Array.from({ length: 12 }, () => pictures[0]!), ...Array.from({ length: 12 }, () => pictures[1]!)];
  expect(rankForCover(results, square).findIndex(({ id }) => id === 'square')).toBeLessThan(
    rankForCover(results).findIndex(({ id }) => id === 'square'),
  );
  const exact = { width: 1600, height: 2400 };
  expect(coverWorth(exact, calm(0.5), { width: 5.25, height: 8.25 })).toBeGreaterThan(
    coverWorth(exact, calm(0.5), { width: 8.75, height: 11.25 }),
  );
});
