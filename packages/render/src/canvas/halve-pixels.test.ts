import { expect, test } from 'vitest';
import { halvePixels } from './halve-pixels.ts';

function halved(width: number, height: number, levels: readonly number[]) {
  const half = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    data: new Uint8ClampedArray(Math.ceil(width / 2) * Math.ceil(height / 2) * 4),
  };
  halvePixels({ width, height, data: Uint8ClampedArray.from(levels) }, half);
  return [...half.data];
}

test('[E2] four opaque pixels become their mean', () => {
  const pixels = [
    [0, 10, 200],
    [4, 20, 200],
    [8, 30, 201],
    [12, 43, 201],
  ].flatMap((colour) => [...colour, 255]);
  expect(halved(2, 2, pixels)).toEqual([6, 26, 201, 255]);
});

test('[E2] the brightest and the darkest pixels stay what they are', () => {
  for (const level of [0, 255])
    expect(halved(2, 2, Array.from({ length: 4 }, () => [level, 255 - level, level, 255]).flat())).toEqual([
      level,
      255 - level,
      level,
      255,
    ]);
});

test('[E2] clear pixels lend the edge of a cut-out none of their colour', () => {
  expect(halved(2, 1, [200, 100, 50, 255, 0, 0, 0, 0])).toEqual([200, 100, 50, 128]);
  expect(halved(1, 1, [9, 9, 9, 0])[3]).toBe(0);
});

test('[E2] the last column and row of an odd picture stand for themselves', () => {
  const grey = (level: number) => [level, level, level, 255];
  expect(halved(3, 1, [10, 20, 90].flatMap(grey))).toEqual([...grey(15), ...grey(90)]);
  expect(halved(1, 3, [10, 20, 90].flatMap(grey))).toEqual([...grey(15), ...grey(90)]);
});
