import { readFile } from 'node:fs/promises';
import { INK_LIMIT, NODES, NODE_BYTES, inkOf } from '@coverwright/core/colour/ink-table.ts';
import { expect, test } from 'vitest';
import { makeInkTable } from './make-ink-table.ts';
import { CMYK_PROFILE, readInkTable } from './press-profile.ts';

const table = await readInkTable();

test('[B9] the kept table is what the profile gives today, to a level', async () => {
  const made = await makeInkTable();
  const off = made.reduce((most, value, index) => Math.max(most, Math.abs(value - (table[index] ?? 0))), 0);
  expect(off).toBeLessThanOrEqual(1);
  expect((await readFile(CMYK_PROFILE)).toString('latin1', 36, 40)).toBe('acsp');
});

test(`[B9] no node lies over ${INK_LIMIT} per cent, and many would without the limit`, () => {
  let most = 0;
  let over = 0;
  for (let node = 0; node < NODES ** 3; node += 1) {
    const [c = 0, m = 0, y = 0, k = 0, , , , total = 0] = table.subarray(node * NODE_BYTES, (node + 1) * NODE_BYTES);
    most = Math.max(most, c + m + y + k);
    if (total * (400 / 255) > INK_LIMIT) over += 1;
  }
  expect((most / 255) * 100).toBeLessThanOrEqual(INK_LIMIT - 1);
  expect(over).toBeGreaterThan(500);
});

test('[B9] white is bare paper, black is dark, and what is printed looks like what was asked', () => {
  expect(inkOf(table, 255, 255, 255).cmyk).toEqual([0, 0, 0, 0]);
  expect(Math.max(...inkOf(table, 0, 0, 0).printed)).toBeLessThan(60);
  for (const [red, green, blue] of [
    [128, 128, 128],
    [180, 60, 50],
    [40, 90, 140],
    [230, 210, 160],
  ] as const) {
    const { printed } = inkOf(table, red, green, blue);
    for (const [index, level] of [red, green, blue].entries())
      expect(Math.abs((printed[index] ?? 0) - level), `${red} ${green} ${blue}`).toBeLessThan(26);
  }
});
