import type { History } from '@coverwright/core/commands/history.ts';

/** True when the author did something: nothing was undone or redone, and no other document was opened. */
export function isNewStep(before: History, after: History): boolean {
  const isUndone = before.past.at(-1)?.design === after.present;
  const isRedone = before.future[0]?.design === after.present;
  const goesOn = after.past === before.past || after.past.at(-1)?.design === before.present;
  return goesOn && !isUndone && !isRedone;
}
