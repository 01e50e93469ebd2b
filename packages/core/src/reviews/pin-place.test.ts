import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { pinPlace, pinPoint } from './pin-place.ts';

const design = createDesign({ format: 'paperback' });
const { boards, file } = geometryOf(design);
const share = fc.double({ min: 0, max: 1, noNaN: true });

test('[B13] a pin on a board comes back to the point where it was set', () => {
  fc.assert(
    fc.property(fc.constantFrom('front', 'spine', 'back' as const), share, share, (panel, x, y) => {
      const board = boards[panel];
      if (!board) throw new Error(panel);
      const point = { x: board.x + x * board.width, y: board.y + y * board.height };
      const back = pinPoint(boards, pinPlace(boards, point));
      expect(back?.x).toBeCloseTo(point.x, 6);
      expect(back?.y).toBeCloseTo(point.y, 6);
    }),
  );
});

test('[B13] whatever is pointed at, the pin is on a board', () => {
  fc.assert(
    fc.property(share, share, (x, y) => {
      const place = pinPlace(boards, { x: x * file.width, y: y * file.height });
      expect([place.x, place.y].every((value) => value >= 0 && value <= 1)).toBe(true);
    }),
  );
});

test('[B13] a pin on the front stays there when the spine grows, and one on a spine that is gone is nowhere', () => {
  const longer = geometryOf({ ...design, extent: 600 }).boards;
  const place = { panel: 'front', x: 0.5, y: 0.25 } as const;
  expect(pinPoint(longer, place)?.x).toBeCloseTo(longer.front.x + longer.front.width / 2);
  expect(pinPoint(longer, place)?.x).not.toBeCloseTo(pinPoint(boards, place)?.x ?? 0);
  expect(pinPoint(geometryOf(createDesign({ format: 'ebook' })).boards, { panel: 'spine', x: 0.5, y: 0.5 })).toBe(null);
});
