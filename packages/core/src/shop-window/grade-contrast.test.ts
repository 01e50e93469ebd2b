import { expect, test } from 'vitest';
import { gradeContrast } from './grade-contrast.ts';
import type { InkReading } from './measure-ink.ts';

const reading = (contrast: number, ground: number): InkReading => ({
  contrast,
  typicalContrast: contrast,
  inkLuminance: 0.5,
  groundLuminance: ground,
  darkGround: ground,
  lightGround: ground,
  lightnessStep: 30,
  busyness: 2,
});

test('[E13] small words need 4.5 : 1, large ones 3 : 1, and bold ones are large sooner', () => {
  expect(gradeContrast(reading(3.4, 0.1), { points: 12, bold: false }).passes).toBe(false);
  expect(gradeContrast(reading(3.4, 0.1), { points: 18, bold: false }).passes).toBe(true);
  expect(gradeContrast(reading(3.4, 0.1), { points: 14, bold: true }).passes).toBe(true);
  expect(gradeContrast(reading(4.5, 0.1), { points: 10, bold: false })).toMatchObject({ passes: true, sentence: 'Easy to read.' });
});

test('[E13] what falls short is told why, and offered white on dark, black on light', () => {
  const onDark = gradeContrast(reading(2, 0.05), { points: 12, bold: false });
  expect(onDark.sentence).toBe('Hard to read: text of this size needs at least 4.5:1.');
  expect(onDark.suggestion?.name).toBe('white');
  expect(gradeContrast(reading(2, 0.6), { points: 12, bold: false }).suggestion?.name).toBe('black');
  expect(gradeContrast(reading(9, 0.6), { points: 12, bold: false }).suggestion).toBeNull();
});

test('[E13] a ratio is never rounded up over the limit', () => {
  expect(gradeContrast(reading(4.49, 0.1), { points: 12, bold: false })).toMatchObject({ ratio: 4.4, passes: false });
});
