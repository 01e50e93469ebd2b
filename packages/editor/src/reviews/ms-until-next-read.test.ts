import { expect, test } from 'vitest';
import { msUntilNextRead } from './ms-until-next-read.ts';

const beat = 20_000;

test('[B13] a page that is looked at reads on at every beat, and at once when it was away for longer', () => {
  expect(msUntilNextRead({ isVisible: true, readAt: 1_000, now: 1_000, beat })).toBe(20_000);
  expect(msUntilNextRead({ isVisible: true, readAt: 1_000, now: 6_000, beat })).toBe(15_000);
  expect(msUntilNextRead({ isVisible: true, readAt: 1_000, now: 90_000, beat })).toBe(0);
});

test('[B13] a page in the background reads nothing', () => {
  expect(msUntilNextRead({ isVisible: false, readAt: 0, now: 1_000_000, beat })).toBe(null);
});

test('[B13] a clock that was set back makes nobody wait longer than one beat', () => {
  expect(msUntilNextRead({ isVisible: true, readAt: 1_000_000, now: 0, beat })).toBe(beat);
});
