import { describe, expect, test } from 'vitest';
import { FOOT } from '../art/generators/great-motif.ts';
import { heroBounds } from '../art/heroes/hero-bounds.ts';
import { HERO_IDS } from '../art/heroes/hero-ids.ts';
import { placeThing } from './place-thing.ts';

/** The drawing's own box in units, as the artwork draws it. */
function boxOf(motif: (typeof HERO_IDS)[number], { reach, ground }: { readonly reach: number; readonly ground: number }) {
  const { x, y, width, height } = heroBounds(motif);
  const middle = ground - reach * FOOT;
  return { left: 500 + x * reach, right: 500 + (x + width) * reach, top: middle + y * reach, bottom: middle + (y + height) * reach };
}

describe('a thing in its room', () => {
  test('[B25] begins under the words, ends at the foot and near the front’s edges, whatever it is', () => {
    for (const motif of HERO_IDS) {
      const room = { begin: 700, foot: 1530 };
      const { top, bottom, left, right } = boxOf(motif, placeThing(motif, room));
      expect(top).toBeGreaterThanOrEqual(room.begin - 1);
      expect(Math.abs(bottom - room.foot)).toBeLessThan(1);
      expect(left).toBeGreaterThanOrEqual(-71);
      expect(right).toBeLessThanOrEqual(1071);
    }
  });
});
