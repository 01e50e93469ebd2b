import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import { placeToolbar } from './place-toolbar.ts';

const screen = { width: 1000, height: 800 };
const phone = { width: 360, height: 287 };
const toolbar = { width: 176, height: 44 };
const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the toolbar of what is selected', () => {
  test('[B14] stands above it, farther off where the handle turns it; below it where there is no room above', () => {
    expect(placeToolbar({ box: at(400, 300, 200, 100), ink: null, turnsBelow: false }, toolbar, screen)).toEqual({ x: 412, y: 210 });
    expect(placeToolbar({ box: at(400, 40, 200, 100), ink: null, turnsBelow: true }, toolbar, screen)).toEqual({ x: 412, y: 186 });
  });

  test('[B14] stands beside what fills the height of a phone’s stage', () => {
    expect(placeToolbar({ box: at(230, 20, 100, 250), ink: null, turnsBelow: true }, toolbar, phone)).toEqual({ x: 40, y: 123 });
  });

  test('[B14] of a tall box of words it covers the empty part, not the words', () => {
    const box = at(40, 10, 300, 270);
    for (const ink of [at(60, 15, 260, 90), at(60, 180, 260, 90)]) {
      const place = placeToolbar({ box, ink, turnsBelow: true }, toolbar, phone);
      expect(intersection({ ...place, ...toolbar }, ink)).toBeNull();
    }
  });

  test('[B14] is always wholly on the stage, and never over the buttons in its corners', () => {
    const length = fc.integer({ min: 4, max: 900 });
    const start = fc.integer({ min: -400, max: 900 });
    fc.assert(
      fc.property(start, start, length, length, fc.boolean(), (x, y, width, height, turnsBelow) => {
        const place = placeToolbar({ box: at(x, y, width, height), ink: null, turnsBelow }, toolbar, phone);
        expect(place.x).toBeGreaterThanOrEqual(8);
        expect(place.x + toolbar.width).toBeLessThanOrEqual(phone.width - 8);
        expect(place.y).toBeGreaterThanOrEqual(8);
        expect(place.y + toolbar.height).toBeLessThanOrEqual(phone.height - 8);
        expect(intersection({ ...place, ...toolbar }, at(0, phone.height - 58, 64, 58))).toBeNull();
      }),
      // Beside this box the toolbar covered half a pixel of the list's button.
      { examples: [[112, -4, 137, 423, false]] },
    );
  });
});
