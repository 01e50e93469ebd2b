import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCard } from './place-card.ts';

const card = { width: 320, height: 200 };
const desktop = { width: 1440, height: 900 };

test('[E20] the card stands below, above or beside what it speaks of', () => {
  expect(placeCard({ x: 600, y: 0, width: 100, height: 60 }, card, desktop)).toEqual({ x: 490, y: 74 });
  expect(placeCard({ x: 600, y: 820, width: 100, height: 60 }, card, desktop)).toEqual({ x: 490, y: 606 });
  expect(placeCard({ x: 0, y: 60, width: 84, height: 840 }, card, desktop)).toEqual({ x: 98, y: 380 });
  expect(placeCard(null, card, desktop)).toEqual({ x: 560, y: 350 });
});

test('[E20] [B14] the card is wholly on the screen wherever its subject is, a phone’s too', () => {
  const length = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 360 }), fc.integer({ min: -50, max: 740 }), length, length, (x, y, width, height) => {
      const at = placeCard({ x, y, width, height }, card, { width: 360, height: 740 });
      expect(at.x).toBeGreaterThanOrEqual(12);
      expect(at.x + card.width).toBeLessThanOrEqual(348);
      expect(at.y).toBeGreaterThanOrEqual(12);
      expect(at.y + card.height).toBeLessThanOrEqual(728);
    }),
  );
});
