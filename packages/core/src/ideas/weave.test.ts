import { describe, expect, test } from 'vitest';
import type { Strand } from '../art/things/strand.ts';
import { strandAt } from '../art/things/strand.ts';
import { stretchesBefore } from './weave.ts';

const STRAIGHT: Strand = { top: 0, bottom: 1000, swing: 0, turns: 1, phase: 0, width: 10 };
const letterAt = (y: number, width = 200) => ({ x: 500 - width / 2, y, width, height: 100 });

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

  test('[B24] leaves letters alone that it does not touch, and takes no more stretches than it is given', () => {
    expect(stretchesBefore(STRAIGHT, [{ x: 0, y: 100, width: 200, height: 100 }], 6)).toEqual([]);
    const many = Array.from({ length: 9 }, (_, index) => letterAt(40 + index * 105, 300)).map((letter) => ({ ...letter, height: 60 }));
    expect(stretchesBefore(STRAIGHT, many, 2)).toHaveLength(2);
  });
});
