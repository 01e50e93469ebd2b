import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brush, isEmpty, paintLine, wholeMask } from './mask.ts';

const eraser: Brush = { mode: 'erase', radius: 5, hardness: 1 };
const at = ({ width, data }: ReturnType<typeof wholeMask>, x: number, y: number) => data[y * width + x];

test('[E10] an erasing stroke takes off what lies under it, and a restoring one brings it back', () => {
  const mask = wholeMask(40, 30);
  expect(paintLine(mask, { x: 5, y: 15 }, { x: 30, y: 15 }, eraser)).toEqual({ left: 0, top: 10, right: 35, bottom: 20 });
  expect([at(mask, 18, 15), at(mask, 18, 12), at(mask, 18, 24), at(mask, 38, 15)]).toEqual([0, 0, 255, 255]);
  paintLine(mask, { x: 5, y: 15 }, { x: 30, y: 15 }, { ...eraser, mode: 'restore', radius: 8 });
  expect(mask.data.every((value) => value === 255)).toBe(true);
});

test('[E10] a soft brush fades out towards its edge', () => {
  const mask = wholeMask(41, 41);
  paintLine(mask, { x: 20, y: 20 }, { x: 20, y: 20 }, { mode: 'erase', radius: 16, hardness: 0 });
  const values = [0, 4, 8, 12, 15].map((aside) => at(mask, 20 + aside, 20) ?? -1);
  expect(values[0]).toBe(0);
  expect(values.toSorted((first, second) => first - second)).toEqual(values);
  expect(at(mask, 37, 20)).toBe(255);
});

test('[E10] wherever a stroke goes, only what it says it touched has changed, and going over it again changes nothing', () => {
  const coordinate = fc.integer({ min: -30, max: 70 });
  const brush = fc.record({
    mode: fc.constantFrom('erase' as const, 'restore' as const),
    radius: fc.integer({ min: 1, max: 20 }),
    hardness: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, brush, (x, y, toX, toY, chosen) => {
      const mask = { width: 40, height: 30, data: new Uint8ClampedArray(40 * 30).fill(128) };
      const touched = paintLine(mask, { x, y }, { x: toX, y: toY }, chosen);
      for (const [index, value] of mask.data.entries()) {
        const column = index % 40;
        const row = Math.floor(index / 40);
        const isInside =
          touched !== null && column >= touched.left && column <= touched.right && row >= touched.top && row <= touched.bottom;
        if (!isInside) expect(value).toBe(128);
      }
      const once = mask.data.slice();
      paintLine(mask, { x, y }, { x: toX, y: toY }, chosen);
      expect(mask.data).toEqual(once);
    }),
  );
});

test('[E10] a mask with nothing left is known as empty', () => {
  const mask = wholeMask(20, 20);
  expect(isEmpty(mask)).toBe(false);
  paintLine(mask, { x: 0, y: 10 }, { x: 20, y: 10 }, { ...eraser, radius: 30 });
  expect(isEmpty(mask)).toBe(true);
});
