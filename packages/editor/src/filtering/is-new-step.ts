import type { History } from '@coverwright/core/commands/history.ts';

/** Returns true if the author made a change, rather than undo, redo or opening another document. */
export function isNewStep(before: History, after: History): boolean {
  const isUndone = before.past.at(-1)?.design === after.present;
  const isRedone = before.future[0]?.design === after.present;
  const goesOn = after.past === before.past || after.past.at(-1)?.design === before.present;
  return goesOn && !isUndone && !isRedone;
}
