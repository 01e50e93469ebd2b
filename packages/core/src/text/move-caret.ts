import { caretOnLine } from './caret-at.ts';
import { type Caret, caretPosition } from './caret-position.ts';
import { nextWord, previousWord } from './word-stops.ts';
import type { LaidLine, TextLayout } from './text-layout.ts';

export type CaretMove = 'left' | 'right' | 'up' | 'down' | 'lineStart' | 'lineEnd' | 'wordLeft' | 'wordRight' | 'textStart' | 'textEnd';

export interface MovedCaret extends Caret {
  /** The x that consecutive up and down moves aim at. It has to be passed to the next move. */
  readonly goalX: number | null;
}

/** Returns the caret after a key press. `source` is the typed text that `layout` shows; left and right are visual directions. */
export function moveCaret(layout: TextLayout, source: string, caret: Caret, move: CaretMove, goalX: number | null = null): MovedCaret {
  const { x, line: index } = caretPosition(layout, caret.offset, caret.affinity);
  const line = layout.lines[index];
  const at = (offset: number, affinity: Caret['affinity'] = 'after'): MovedCaret => ({ offset, affinity, goalX: null });
  if (!line) return at(0);
  switch (move) {
    case 'left':
    case 'right':
      return at(goesForward(line, caret, move) ? nextStop(layout, caret.offset) : previousStop(layout, caret.offset));
    case 'wordLeft':
    case 'wordRight':
      return at(
        (move === 'wordRight') === (line.direction === 'ltr') ? nextWord(source, caret.offset) : previousWord(source, caret.offset),
      );
    case 'lineStart':
      return at(line.start);
    case 'lineEnd':
      return at(line.end, 'before');
    case 'textStart':
      return at(0);
    case 'textEnd':
      return at(source.length);
    case 'up':
    case 'down': {
      const aim = goalX ?? x;
      const target = layout.lines[index + (move === 'up' ? -1 : 1)];
      if (!target) return { ...at(move === 'up' ? 0 : source.length), goalX: aim };
      return { ...caretOnLine(target, aim), goalX: aim };
    }
  }
}

function goesForward(line: LaidLine, { offset }: Caret, move: 'left' | 'right'): boolean {
  const cell = line.cells.find(({ start, end }) => offset >= start && offset < end) ?? line.cells.at(-1);
  return (move === 'right') === ((cell?.direction ?? line.direction) === 'ltr');
}

function nextStop(layout: TextLayout, offset: number): number {
  const stops = layout.lines.flatMap((line) => line.carets);
  return stops.find((stop) => stop.offset > offset)?.offset ?? offset;
}

function previousStop(layout: TextLayout, offset: number): number {
  const stops = layout.lines.flatMap((line) => line.carets);
  return stops.findLast((stop) => stop.offset < offset)?.offset ?? offset;
}
