import { expect, test } from 'vitest';
import { paintLine, wholeMask } from './mask.ts';
import { pushMaskStep, startMaskSteps, stepBack, stepForward } from './mask-steps.ts';

test('[E10] strokes of the brush are undone and done again one by one; a new one forgets what was undone', () => {
  const stroke = (steps: ReturnType<typeof startMaskSteps>, x: number) => {
    const kept = pushMaskStep(steps);
    paintLine(kept.present, { x, y: 5 }, { x, y: 5 }, { mode: 'erase', radius: 2, hardness: 1 });
    return kept;
  };
  const at = (steps: ReturnType<typeof startMaskSteps>, x: number) => steps.present.data[5 * 30 + x];
  const two = stroke(stroke(startMaskSteps(wholeMask(30, 10)), 5), 20);
  expect([at(two, 5), at(two, 20)]).toEqual([0, 0]);
  const one = stepBack(two);
  expect([at(one, 5), at(one, 20)]).toEqual([0, 255]);
  const none = stepBack(stepBack(one));
  expect([at(none, 5), at(none, 20)]).toEqual([255, 255]);
  const again = stepForward(stepForward(stepForward(none)));
  expect([at(again, 5), at(again, 20)]).toEqual([0, 0]);
  const other = stroke(stepBack(again), 12);
  expect(other.future).toEqual([]);
  expect([at(other, 5), at(other, 12), at(other, 20)]).toEqual([0, 0, 255]);
});
