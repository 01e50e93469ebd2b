import type { LaidLine, TextLayout } from './text-layout.ts';

/**
 * The line of a caret at a soft line break, where the end of one line and the start of the next have the same offset. `before` is the end
 * of the upper line.
 */
export type CaretAffinity = 'before' | 'after';

export interface Caret {
  readonly offset: number;
  readonly affinity: CaretAffinity;
}

export interface CaretPosition {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** The index of the line. */
  readonly line: number;
}

/** Returns the position of the caret before the character at `offset`. An offset between two stops uses the one before it. */
export function caretPosition(layout: TextLayout, offset: number, affinity: CaretAffinity = 'after'): CaretPosition {
  const index = lineOf(layout, offset, affinity);
  const line = layout.lines[index];
  if (!line) return { x: 0, top: 0, bottom: 0, line: 0 };
  const stop = line.carets.findLast((caret) => caret.offset <= offset) ?? line.carets[0];
  return { x: stop?.x ?? line.left, top: line.top, bottom: line.bottom, line: index };
}

export function lineOf({ lines }: TextLayout, offset: number, affinity: CaretAffinity): number {
  const last = lines.findLastIndex((line) => line.start <= offset);
  if (last <= 0) return 0;
  const above: LaidLine | undefined = lines[last - 1];
  const atSeam = lines[last]?.start === offset && above?.end === offset && !above.endsParagraph;
  return atSeam && affinity === 'before' ? last - 1 : last;
}
