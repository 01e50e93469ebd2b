import type { Design } from '../design/design.ts';

/** The undo history. Documents are immutable, so a step stores a reference to a previous document. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Design;
  readonly future: readonly Step[];
  /** True if another format has changed the names in the present document, and the steps do not have these names yet. */
  readonly isRenamed?: boolean;
}

/** A step of the undo history, backwards or forwards. */
export interface Step {
  readonly design: Design;
  /** The name of the step that follows this value, for "Undo …". */
  readonly label: string;
  readonly gesture: string | null;
}

const LONGEST_PAST = 200;

export function startHistory(design: Design): History {
  return { past: [], present: design, future: [] };
}

/**
 * Records a change as a step.
 * @param label the description of the change, for "Undo …".
 * @param gesture identifies a drag or a burst of typing; changes with the same gesture are undone together.
 */
export function record(history: History, next: Design, label: string, gesture: string | null = null): History {
  if (next === history.present) return history;
  const continues = gesture !== null && history.future.length === 0 && history.past.at(-1)?.gesture === gesture;
  const past = continues ? history.past : [...history.past, { design: history.present, label, gesture }].slice(-LONGEST_PAST);
  return { past, present: next, future: [] };
}

/** Replaces the present document without adding a step, for changes by the program that an author would not undo. */
export function amend(history: History, next: Design): History {
  return { ...history, present: next };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.design,
    future: [{ ...step, design: history.present }, ...history.future],
  };
}

export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { past: [...history.past, { ...step, design: history.present }], present: step.design, future };
}
