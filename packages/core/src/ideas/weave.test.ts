import { describe, expect, test } from 'vitest';
import type { Strand } from '../art/things/strand.ts';
import { strandAt } from '../art/things/strand.ts';
import { piecesBefore, stretchesBefore, thingsBefore } from './weave.ts';

const STRAIGHT: Strand = { top: 0, bottom: 1000, swing: 0, turns: 1, phase: 0, width: 10 };
const letterAt = (y: number, width = 200) => ({ x: 500 - width / 2, y, width, height: 120 });

describe('a strand that is woven through letters', () => {
  test('[B24] goes over one letter and under the next', () => {
    const over = stretchesBefore(
      STRAIGHT,
      [100, 300, 500, 700].map((y) => letterAt(y)),
      6,
    );
    expect(over).toHaveLength(2);
    const isOver = (y: number) => over.some(({ from, to }) => strandAt(STRAIGHT, from).y <= y && y <= strandAt(STRAIGHT, to).y);
    expect([150, 350, 550, 750].map(isOver)).toEqual([true, false, true, false]);
  });

  test('[B24] goes under every letter that it would hide', () => {
    expect(stretchesBefore({ ...STRAIGHT, width: 40 }, [letterAt(200, 90), letterAt(600, 90)], 6)).toEqual([]);
  });

  test('[B24] hides no more of a letter than it may', () => {
    expect(stretchesBefore(STRAIGHT, [letterAt(200)], 6)).toHaveLength(1);
    expect(stretchesBefore(STRAIGHT, [letterAt(200)], 6, 0.05)).toEqual([]);
  });

  test('[B24] goes under a letter where it would hide too much of the one beside it', () => {
    const crossed = letterAt(200);
    // The strand is longer over the first letter than the letter itself, and covers the low one below it.
    const beside = { x: 480, y: 322, width: 40, height: 20, staysInFront: true };
    expect(stretchesBefore({ ...STRAIGHT, width: 25 }, [crossed], 6)).toHaveLength(1);
    expect(stretchesBefore({ ...STRAIGHT, width: 25 }, [crossed, beside], 6)).toEqual([]);
  });

  test('[B24] goes under letters that stay in front', () => {
    expect(stretchesBefore(STRAIGHT, [{ ...letterAt(200), staysInFront: true }], 6)).toEqual([]);
  });

  test('[B24] leaves letters alone that it does not touch, and takes no more stretches than it is given', () => {
    expect(stretchesBefore(STRAIGHT, [{ x: 0, y: 100, width: 200, height: 100 }], 6)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, index) => letterAt(40 + index * 105, 300));
    expect(stretchesBefore(STRAIGHT, many, 2)).toHaveLength(2);
  });
});

describe('a vine in pieces', () => {
  test('[B24] lies in front of every second letter with whole pieces, and of no small one', () => {
    const letters = [letterAt(100), letterAt(300), { ...letterAt(500), height: 80 }, letterAt(700)];
    const before = piecesBefore(STRAIGHT, letters, 32);
    const at = (piece: number) => strandAt(STRAIGHT, (piece + 0.5) / 32).y;
    const isMet = ({ y, height }: { readonly y: number; readonly height: number }) =>
      before.some((piece) => at(piece) > y && at(piece) < y + height);
    expect(letters.map(isMet)).toEqual([true, false, false, true]);
  });
});

describe('birds among letters', () => {
  const LETTERS = [0, 300, 600].map((x) => ({ x, y: 0, width: 200, height: 300 }));
  const square = (x: number, y: number, side: number) => [
    [
      { x, y },
      { x: x + side, y },
      { x: x + side, y: y + side },
      { x, y: y + side },
    ],
  ];

  test('[B24] fly before one letter and behind the next', () => {
    expect(thingsBefore([square(20, 20, 90), square(320, 20, 90), square(620, 20, 90)], LETTERS)).toEqual([0, 2]);
  });

  test('[B24] never hide more than a third of a letter together', () => {
    const birds = Array.from({ length: 9 }, (_, index) => square(5 + (index % 3) * 65, 5 + Math.floor(index / 3) * 95, 60));
    const hidden = thingsBefore(birds, LETTERS).length * 60 ** 2;
    expect(hidden).toBeGreaterThan(0);
    expect(hidden).toBeLessThanOrEqual(0.34 * 200 * 300);
  });

  test('[B24] stay behind letters that have to be whole', () => {
    const letters = LETTERS.map((letter, index) => ({ ...letter, staysInFront: index === 1 }));
    expect(thingsBefore([square(320, 20, 60), square(20, 20, 60)], letters)).toEqual([1]);
    expect(thingsBefore([square(20, 20, 90)], LETTERS, { most: 0.1 })).toEqual([]);
  });

  test('[B24] stay behind small words, and those beside the letters do not count', () => {
    expect(thingsBefore([square(20, 20, 40)], [{ x: 0, y: 0, width: 80, height: 100 }])).toEqual([]);
    expect(thingsBefore([square(220, 20, 60), square(320, 20, 60)], LETTERS)).toEqual([1]);
  });
});
