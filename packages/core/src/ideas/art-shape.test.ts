import { expect, test } from 'vitest';
import { pathBounds } from '../scene/path.ts';
import { readPathData } from '../elements/icons/icon-paths.ts';
import { artPen } from './art-shape.ts';
import { type LayoutStage, OVERSHOOT } from './layout-stage.ts';

const board = { width: 1800, height: 2700 };
const penFor = (across: LayoutStage['across']) => artPen({ across, board } as LayoutStage);
const leftFold = penFor({ x: 0, width: board.width + OVERSHOOT });
const rightFold = penFor({ x: -OVERSHOOT, width: board.width + OVERSHOOT });
const boundsOf = (d: string) => pathBounds(readPathData(d));

test('[B16] a circle ends at the fold, whichever side it is on', () => {
  const left = boundsOf(leftFold.circle({ x: 100, y: 900 }, 400));
  expect(left?.x).toBeGreaterThanOrEqual(-0.1);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeGreaterThanOrEqual(250);
  const right = boundsOf(rightFold.circle({ x: 1700, y: 900 }, 400));
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual((board.width + OVERSHOOT) / 2 + 0.1);
});

test('[B16] a circle beyond the fold is not drawn, and one on the front is whole', () => {
  expect(leftFold.circle({ x: -500, y: 900 }, 400)).toBe('');
  const whole = boundsOf(leftFold.circle({ x: 900, y: 900 }, 400));
  expect(whole?.width).toBeCloseTo(400, 0);
});

test('[B16] a line keeps to the front', () => {
  const bounds = boundsOf(
    leftFold.through(
      [
        { x: -900, y: 0 },
        { x: 900, y: 900 },
      ],
      { smooth: true },
    ),
  );
  expect(bounds?.x).toBeGreaterThanOrEqual(-0.1);
});
