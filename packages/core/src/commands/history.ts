import type { Design } from '../design/design.ts';

/** Undo as previous values: documents are immutable, so a step is one reference. */
export interface History {
  readonly past: readonly Step[];
  readonly present: Design;
  readonly future: readonly Step[];
  /** True when another format has changed the names in the present: the steps do not have them yet. */
  readonly isRenamed?: boolean;
}

/** One step back or forward. */
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
 * @param label what the author did, for "Undo …".
 * @param gesture names one drag, one burst of typing: changes of the same gesture are undone as one.
 */
export function record(history: History, next: Design, label: string, gesture: string | null = null): History {
  if (next === history.present) return history;
  const continues = gesture !== null && history.future.length === 0 && history.past.at(-1)?.gesture === gesture;
  const past = continues ? history.past : [...history.past, { design: history.present, label, gesture }].slice(-LONGEST_PAST);
  return { past, present: next, future: [] };
}

/** Changes the present without a step: what the program notes about a document is nothing that an author would undo. */
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
