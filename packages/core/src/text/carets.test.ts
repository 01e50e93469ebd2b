import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretAt } from './caret-at.ts';
import { caretPosition } from './caret-position.ts';
import { layoutText } from './layout-text.ts';
import { moveCaret } from './move-caret.ts';
import { selectionRects } from './selection-rects.ts';
import { fixedWidthEngine } from './testing/fixed-width-engine.ts';
import { textBlock } from './testing/text-block.ts';
import { nextWord, previousWord } from './word-stops.ts';

const engine = fixedWidthEngine();
const mixed = layoutText(textBlock('ab אבג cd'), engine);
const wrapped = layoutText(textBlock('one two three', { width: 35 }), engine);

describe('clicking', () => {
  test('[E4] the nearer edge of the character under the pointer is meant', () => {
    expect(caretAt(wrapped, { x: 6, y: 5 }).offset).toBe(1);
    expect(caretAt(wrapped, { x: 9, y: 5 }).offset).toBe(2);
    expect(caretAt(wrapped, { x: -50, y: -50 }).offset).toBe(0);
    expect(caretAt(wrapped, { x: 999, y: 999 }).offset).toBe(13);
  });

  test('[E4] in Hebrew the right half of a letter is its beginning', () => {
    // The line reads a b _ ג ב א _ c d from left to right, 5 px each.
    expect(caretAt(mixed, { x: 29, y: 5 }).offset).toBe(3);
    expect(caretAt(mixed, { x: 26, y: 5 }).offset).toBe(4);
  });

  test('[E4] a click leads to a caret that stands where it was clicked, whatever the direction', () => {
    const text = fc.stringMatching(/^[ab אב12]{1,20}$/);
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 100 }), (typed, x) => {
        const layout = layoutText(textBlock(typed), engine);
        const caret = caretAt(layout, { x, y: 5 });
        const cell = layout.lines[0]?.cells.find(({ left, right }) => x >= left && x < right);
        if (cell) expect([cell.start, cell.end]).toContain(caret.offset);
      }),
    );
  });
});

describe('the caret at a seam', () => {
  test('[E4] an offset between two lines stands at the start of the lower one, or at the end of the upper', () => {
    expect(caretPosition(wrapped, 8)).toMatchObject({ x: 0, line: 1 });
    expect(caretPosition(wrapped, 8, 'before')).toMatchObject({ x: 40, line: 0 });
  });

  test('[E4] an explicit break has no such seam', () => {
    const layout = layoutText(textBlock('ab\ncd'), engine);
    expect(caretPosition(layout, 2)).toMatchObject({ x: 10, line: 0 });
    expect(caretPosition(layout, 3)).toMatchObject({ x: 0, line: 1 });
  });
});

describe('selection', () => {
  test('[E4] each line has its own box', () => {
    expect(selectionRects(wrapped, 4, 10)).toEqual([
      { x: 20, y: 0, width: 20, height: 10 },
      { x: 0, y: 10, width: 10, height: 10 },
    ]);
  });

  test('[E4] mixed directions may need two boxes on a line', () => {
    expect(selectionRects(mixed, 1, 4)).toEqual([
      { x: 5, y: 0, width: 10, height: 10 },
      { x: 25, y: 0, width: 5, height: 10 },
    ]);
  });
});

describe('keys', () => {
  const source = 'one two three';
  const at = (offset: number) => ({ offset, affinity: 'after' as const });

  test('[E4] up and down keep the column, past the ends they go to the ends', () => {
    const down = moveCaret(wrapped, source, at(2), 'down');
    expect(down).toEqual({ offset: 10, affinity: 'after', goalX: 10 });
    expect(moveCaret(wrapped, source, at(2), 'up').offset).toBe(0);
    expect(moveCaret(wrapped, source, at(9), 'down').offset).toBe(13);
  });

  test('[E4] the column survives a short line', () => {
    const text = 'abcdef\nx\nabcdef';
    const layout = layoutText(textBlock(text), engine);
    const first = moveCaret(layout, text, at(5), 'down');
    const second = moveCaret(layout, text, first, 'down', first.goalX);
    expect([first.offset, second.offset]).toEqual([8, 14]);
  });

  test('[E4] home and end stay on the line that is seen', () => {
    const end = moveCaret(wrapped, source, at(2), 'lineEnd');
    expect(end).toEqual({ offset: 8, affinity: 'before', goalX: null });
    expect(moveCaret(wrapped, source, end, 'lineStart').offset).toBe(0);
  });

  test('[E4] the left arrow goes back in English and on in Hebrew', () => {
    const hebrew = layoutText(textBlock('אבג'), engine);
    expect(moveCaret(wrapped, source, at(5), 'left').offset).toBe(4);
    expect(moveCaret(hebrew, 'אבג', at(1), 'left').offset).toBe(2);
    expect(moveCaret(hebrew, 'אבג', at(3), 'right').offset).toBe(2);
  });

  test('[E4] words end and begin where a reader says', () => {
    expect([0, 3, 4].map((offset) => nextWord(source, offset))).toEqual([3, 7, 7]);
    expect([13, 8, 4].map((offset) => previousWord(source, offset))).toEqual([8, 4, 0]);
  });
});
