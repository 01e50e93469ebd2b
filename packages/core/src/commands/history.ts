import type { Design } from '../design/design.ts';

/** Undo as previous values: documents are immutable, so a step is one reference. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Design;
  readonly future: readonly Step[];
}

interface Step {
  readonly design: Design;
  /** What was done after this value; equal neighbours of one gesture are one step. */
  readonly label: string;
}

const LONGEST_PAST = 200;

export function startHistory(design: Design): History {
  return { past: [], present: design, future: [] };
}

/**
 * @param label what the author did, for "Undo …".
 * @param gesture true while the same gesture goes on (dragging, typing a word): its changes are undone as one.
 */
export function record(history: History, next: Design, label: string, gesture = false): History {
  if (next === history.present) return history;
  const continues = gesture && history.future.length === 0 && history.past.at(-1)?.label === label;
  const past = continues ? history.past : [...history.past, { design: history.present, label }].slice(-LONGEST_PAST);
  return { past, present: next, future: [] };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.design,
    future: [{ design: history.present, label: step.label }, ...history.future],
  };
}

export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, { design: history.present, label: step.label }], present: step.design, future };
}
