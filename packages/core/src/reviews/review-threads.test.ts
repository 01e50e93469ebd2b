import { expect, test } from 'vitest';
import { reviewThreads } from './review-threads.ts';

const place = { format: 'ebook', panel: 'front', x: 0.5, y: 0.5 } as const;
interface Comment {
  readonly id: string;
  readonly replyTo: string | null;
  readonly place: typeof place | null;
  readonly resolved: boolean;
}
const said = (id: string, rest: Partial<Comment> = {}): Comment => ({ id, replyTo: null, place, resolved: false, ...rest });

test('[B13] pins are numbered as they were set, and replies stand under the comment that they answer', () => {
  const threads = reviewThreads([
    said('a'),
    said('b', { resolved: true }),
    said('c', { replyTo: 'a', place: null }),
    said('d'),
    said('e', { replyTo: 'a', place: null }),
  ]);
  expect(threads.map(({ number, resolved, said: list }) => [number, resolved, list.map(({ id }) => id)])).toEqual([
    [1, false, ['a', 'c', 'e']],
    [2, true, ['b']],
    [3, false, ['d']],
  ]);
});
