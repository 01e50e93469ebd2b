import { BLACK } from '@coverwright/core/design/colour.ts';
import { expect, test } from 'vitest';
import { blankDesign } from './blank-design.ts';

test('the words of a blank cover can be seen on its paper', () => {
  const { frontBoard, spine, back } = blankDesign();
  const words = [...frontBoard.textBoxes, ...spine.textBoxes, back];
  expect(words).toHaveLength(5);
  expect(words.map(({ text }) => text.colour)).toEqual(words.map(() => BLACK));
});
