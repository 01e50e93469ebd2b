import { expect, test } from 'vitest';
import { wheelFactor } from './wheel-factor.ts';

test('[E4] a notch of a mouse wheel zooms by about a fifth, with ctrl and without', () => {
  for (const deltaY of [80, 100, 120]) {
    expect(wheelFactor({ deltaY: -deltaY, ctrlKey: true })).toBeCloseTo(1.2, 6);
    expect(wheelFactor({ deltaY, ctrlKey: true })).toBeCloseTo(1 / 1.2, 6);
    expect(wheelFactor({ deltaY: -deltaY, ctrlKey: false })).toBeGreaterThan(1.1);
  }
});

test('[E4] a trackpad’s pinch follows the fingers: twice the way is the square of the zoom', () => {
  const once = wheelFactor({ deltaY: -4, ctrlKey: true });
  expect(once).toBeCloseTo(Math.exp(0.04), 6);
  expect(wheelFactor({ deltaY: -8, ctrlKey: true })).toBeCloseTo(once ** 2, 6);
});
