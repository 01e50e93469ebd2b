import { describe, expect, test } from 'vitest';
import { backCoverPriority, selectByClick } from './select-cycle.ts';

const click = (x: number, time: number) => ({ at: { x, y: 0 }, time });

describe('clicking overlapping elements', () => {
  const stack = ['title', 'badge', 'picture'];

  test('[E7] takes the topmost first', () => {
    expect(selectByClick(stack, click(0, 0), null)).toBe('title');
  });

  test('[E7] goes down the stack and around when repeated within 6 pixels and 700 ms', () => {
    expect(selectByClick(stack, click(6, 700), { ...click(0, 0), chosen: 'title' })).toBe('badge');
    expect(selectByClick(stack, click(0, 1), { ...click(0, 0), chosen: 'picture' })).toBe('title');
  });

  test('[E7] starts anew when too late, too far, or when the last one is gone', () => {
    expect(selectByClick(stack, click(0, 701), { ...click(0, 0), chosen: 'title' })).toBe('title');
    expect(selectByClick(stack, click(7, 100), { ...click(0, 0), chosen: 'title' })).toBe('title');
    expect(selectByClick(stack, click(0, 100), { ...click(0, 0), chosen: 'ghost' })).toBe('title');
    expect(selectByClick([], click(0, 100), null)).toBeNull();
  });

  test('[E7] on the back cover comes to the blurb first', () => {
    expect(backCoverPriority([{ kind: 'shape' }, { kind: 'blurb' }])).toEqual([{ kind: 'blurb' }, { kind: 'shape' }]);
  });
});
