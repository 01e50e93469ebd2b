import { expect, test } from 'vitest';
import { rectanglePath } from '../../scene/path.ts';
import { clockwise } from './clockwise.ts';
import { ellipse, polygon } from './outlines.ts';

test('[B24] an outline that turns clockwise stays as it is, another is turned around', () => {
  const square = rectanglePath({ x: 0, y: 0, width: 10, height: 10 });
  const back = polygon([
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
  ]);
  expect(clockwise(square)).toEqual(square);
  expect(clockwise(back)).toEqual([['M', 10, 10], ['L', 0, 10], ['L', 0, 0], ['Z']]);
  expect(clockwise([...square, ...back])).toEqual([...square, ...clockwise(back)]);
});

test('[B24] a curve that is turned around twice is the same curve', () => {
  const circle = ellipse({ x: 50, y: 50 }, 20);
  const mirrored = circle.map((command) =>
    command[0] === 'Z' ? command : command.map((value, index) => (typeof value === 'number' && index % 2 === 1 ? -value : value)),
  ) as unknown as typeof circle;
  const [first, second] = [clockwise(circle), clockwise(mirrored)];
  expect(clockwise(first)).toEqual(first);
  expect(clockwise(second)).toEqual(second);
  expect([first, second]).not.toEqual([circle, mirrored]);
});
