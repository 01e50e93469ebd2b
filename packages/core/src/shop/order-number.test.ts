import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('[C4] an order number names the day, is the same every time, and has no sign that is mistaken for another', () => {
  const placed = new Date('2026-11-23T23:59:00Z');
  const id = '0d9c1c1e-7a52-4b0e-9d53-6f1f2f6f2b8a';
  expect(orderNumber(id, placed)).toBe(orderNumber(id, placed));
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (first, second) => {
      expect(orderNumber(first, placed)).toMatch(/^CW-261123-[0-9A-HJKMNP-TV-Z]{6}$/);
      if (first.slice(-7) !== second.slice(-7)) expect(orderNumber(first, placed)).not.toBe(orderNumber(second, placed));
    }),
  );
});
