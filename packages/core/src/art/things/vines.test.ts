import { expect, test } from 'vitest';
import { strandAt } from './strand.ts';
import { vinesIn } from './vines.ts';

test.each([0, 1])('[B24] vines climb beside the lines and touch no more than their ends (mirrored: %s)', (mirrored) => {
  const swing = 380;
  for (const vine of vinesIn({ top: 200, bottom: 1200, swing, mirrored })) {
    for (let step = 0; step <= 100; step += 1) {
      expect(Math.abs(strandAt(vine, step / 100).x - 500)).toBeGreaterThan(swing * 0.98);
    }
  }
});
