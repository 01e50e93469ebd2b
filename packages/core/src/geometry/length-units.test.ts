import { expect, test } from 'vitest';
import { px } from '../units/units.ts';
import { describeLength, fromUnit, lengthMeasure, toUnit } from './length-units.ts';

test('[E11] lengths are shown and typed in inches or millimeters on paper, and in the file’s pixels on a screen', () => {
  const [inch, millimetre, ebook, audiobook] = [
    lengthMeasure('paperback', 'in'),
    lengthMeasure('hardback', 'mm'),
    lengthMeasure('ebook', 'in'),
    lengthMeasure('audiobook', 'mm'),
  ];
  expect([toUnit(450, inch), toUnit(300, millimetre), toUnit(99.6, ebook)]).toEqual([1.5, 25.4, 100]);
  expect([fromUnit(1.5, inch), fromUnit(100, ebook)]).toEqual([450, 100]);
  // The audiobook's square is delivered at 3000 pixels, whatever its size in the document.
  expect(toUnit(5.263 * 300, audiobook)).toBe(3000);
});

test('[E11] a cover on a screen speaks pixels, a printed one both units of the trade', () => {
  expect(describeLength(px(75.4), 'ebook')).toBe('75 px');
  expect(describeLength(px(75), 'hardback')).toBe('0.25 in · 6.3 mm');
});
