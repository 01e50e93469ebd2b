import { expect, test } from 'vitest';
import { hiddenShare } from './hidden-share.ts';

const WIDTH = 20;
const HEIGHT = 10;

/** Returns the pixels of a picture that has `level` everywhere except where `isOther` returns true. */
function block(level: number, other: number, isOther: (x: number, y: number) => boolean): number[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const shown = isOther(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? other : level;
    return [shown, shown, shown, 255];
  }).flat();
}

function letters(isInk: (x: number, y: number) => boolean): number[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => [0, 0, 0, isInk(pixel % WIDTH, Math.floor(pixel / WIDTH)) ? 255 : 0]).flat();
}

const isFirst = (x: number) => x >= 2 && x < 8;
const isSecond = (x: number) => x >= 12 && x < 18;
const isInk = (x: number) => isFirst(x) || isSecond(x);

test('[B26] half a letter behind a hill is half hidden, whatever its neighbor shows', () => {
  const painted = block(200, 20, (x, y) => isFirst(x) || (isSecond(x) && y < 5));
  const share = hiddenShare({ width: WIDTH, height: HEIGHT, painted, ground: block(200, 200, () => false), letters: letters(isInk) });
  expect(share).toBeCloseTo(0.5, 5);
});

test('[B26] a letter in the color of its ground is hidden wholly, one that stands out not at all', () => {
  const ground = block(200, 200, () => false);
  const shown = block(200, 20, isInk);
  const size = { width: WIDTH, height: HEIGHT };
  expect(hiddenShare({ ...size, painted: ground, ground, letters: letters(isInk) })).toBe(1);
  expect(hiddenShare({ ...size, painted: shown, ground, letters: letters(isInk) })).toBe(0);
});
