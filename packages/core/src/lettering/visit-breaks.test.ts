import { expect, test } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { type Span, visitBreaks } from './visit-breaks.ts';

interface Line extends Span {
  readonly costs: readonly [first: number, under: number];
}

/** Finds the best break among all of them, the earlier one of equals. */
function bestOf(units: number, forced: readonly boolean[], mostLines: number, lineOf: (span: Span) => Line) {
  let best: { readonly lines: readonly Line[]; readonly penalty: number } | null = null;
  for (let choice = 0; choice < 2 ** (units - 1); choice += 1) {
    const ends = [...Array.from({ length: units - 1 }, (_, gap) => gap + 1).filter((gap) => (choice >> (gap - 1)) & 1), units];
    if (ends.length > mostLines || forced.some((isForced, gap) => isForced && !ends.includes(gap + 1))) continue;
    const lines = ends.map((end, index) => lineOf({ start: ends[index - 1] ?? 0, end }));
    const penalty = lines.reduce((sum, { costs }, index) => sum + costs[index === 0 ? 0 : 1], 0);
    if (!best || penalty < best.penalty) best = { lines, penalty };
  }
  return best;
}

test('[B21] the break that costs least is found, the first of equals, without a visit to most of the others', () => {
  const random = seededRandom(5);
  for (let round = 0; round < 40; round += 1) {
    const units = 1 + Math.floor(random() * 9);
    const forced = Array.from({ length: units - 1 }, () => random() < 0.15);
    const mostLines = Math.max(4, forced.filter(Boolean).length + 1);
    // Whole numbers, so that many breaks cost the same.
    const known = new Map<string, Line>();
    const lineOf = (span: Span): Line => {
      const key = `${span.start} ${span.end}`;
      const line = known.get(key) ?? { ...span, costs: [Math.floor(random() * 5), Math.floor(random() * 5)] as const };
      known.set(key, line);
      return line;
    };
    let visits = 0;
    let found: { readonly lines: readonly Line[]; readonly penalty: number } | null = null;
    const penalty = { of: ({ costs }: Line, before: Line | null) => costs[before ? 1 : 0], least: ({ costs }: Line) => Math.min(...costs) };
    visitBreaks({ units, forced, mostLines, lineOf, penalty, limit: () => found?.penalty ?? Number.POSITIVE_INFINITY }, (lines, cost) => {
      visits += 1;
      if (!found || cost < found.penalty) found = { lines, penalty: cost };
    });
    expect(found).toEqual(bestOf(units, forced, mostLines, lineOf));
    expect(visits).toBeLessThanOrEqual(2 ** (units - 1));
  }
});
