import { expect, test } from 'vitest';
import { snap } from './snap.ts';

const rect = { x: 100, y: 100, width: 50, height: 20 };

test('[E4] a dragged element catches the nearest line within reach with its middle or an edge', () => {
  const { rect: moved, lines } = snap(
    rect,
    [
      { axis: 'x', at: 128 },
      { axis: 'x', at: 146 },
    ],
    8,
  );
  expect(moved).toEqual({ ...rect, x: 103 });
  expect(lines).toEqual([{ axis: 'x', at: 128 }]);
});

test('[E4] it moves freely when nothing is near', () => {
  expect(snap(rect, [{ axis: 'y', at: 300 }], 8)).toEqual({ rect, lines: [] });
});
