import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { readingOrder } from './reading-order.ts';

test('[B14] goes from the front over the spine to the back, down each board', () => {
  const geometry = geometryOf(createDesign());
  const { front, spine, back } = geometry.boards;
  if (!spine || !back) throw new Error('A paperback has all boards');
  const at = (id: string, board: { x: number; y: number }, x: number, y: number) => ({
    id,
    bounds: { x: board.x + x, y: board.y + y, width: 40, height: 40 },
  });
  const shuffled = [
    at('blurb', back, 10, 10),
    at('author', front, 10, 900),
    at('on the spine', spine, 10, 500),
    at('title', front, 10, 100),
    at('badge', front, 300, 100),
  ];
  expect(readingOrder(shuffled, geometry).map(({ id }) => id)).toEqual(['title', 'badge', 'author', 'on the spine', 'blurb']);
});
