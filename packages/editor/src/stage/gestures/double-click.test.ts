import { expect, test } from 'vitest';
import { doubleClickedWords } from './double-click.ts';

const under = [
  { id: 'Title', kind: 'textBox' },
  { id: 'fade', kind: 'shape' },
] as const;
const at = { x: 100, y: 100 };

test('[E4] a double click on words is a wish to write, whatever lies beneath them', () => {
  expect(doubleClickedWords(under, { at, time: 1200 }, { at, time: 1000, chosen: 'Title' })).toBe('Title');
});

test('[E7] slower clicks, clicks elsewhere and clicks on shapes go on to cycle', () => {
  expect(doubleClickedWords(under, { at, time: 1500 }, { at, time: 1000, chosen: 'Title' })).toBeNull();
  expect(doubleClickedWords(under, { at: { x: 120, y: 100 }, time: 1200 }, { at, time: 1000, chosen: 'Title' })).toBeNull();
  expect(doubleClickedWords(under, { at, time: 1200 }, { at, time: 1000, chosen: 'fade' })).toBeNull();
  expect(doubleClickedWords(under, { at, time: 1200 }, null)).toBeNull();
});
