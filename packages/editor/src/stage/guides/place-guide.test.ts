import { expect, test } from 'vitest';
import { placeGuide } from './place-guide.ts';

const camera = { x: 100, y: 40, scale: 0.5 };

test('[E4] a line that was caught on is drawn a pixel thin, as far as it was caught', () => {
  expect(placeGuide({ kind: 'line', axis: 'x', at: 200, from: 20, to: 220 }, camera, 'paperback')).toEqual({
    kind: 'line',
    side: 'width',
    bar: { x: 200, y: 50, width: 1, height: 100 },
    plate: null,
  });
  expect(placeGuide({ kind: 'line', axis: 'y', at: 200, from: 20, to: 220 }, camera, 'paperback').bar).toEqual({
    x: 110,
    y: 140,
    width: 100,
    height: 1,
  });
});

test('[E4] a stretch says its length in both units, on its middle where there is room', () => {
  const { bar, plate } = placeGuide({ kind: 'gap', axis: 'x', from: 0, to: 300, across: 100 }, camera, 'paperback');
  expect(bar).toEqual({ x: 100, y: 86, width: 150, height: 8 });
  expect(plate).toEqual({ x: 146, y: 74, width: 58, height: 32, words: '1.00 in\n25.4 mm' });
});

test.each(['x', 'y'] as const)('[E4] a stretch too short for its plate has it beside it, along %s', (axis) => {
  const { bar, plate } = placeGuide({ kind: 'distance', axis, from: 0, to: 30, across: 100 }, camera, 'paperback');
  if (!plate) throw new Error('A stretch has a plate');
  if (axis === 'x') expect(plate.y + plate.height).toBeLessThan(bar.y);
  else expect(plate.x).toBeGreaterThan(bar.x + bar.width);
});
