import type { Command } from '../commands/apply-command.ts';
import type { CheckId } from './check-ids.ts';
import type { PreflightSubject } from './preflight-subject.ts';

/** `error`: the file would be sent back. `warning`: it may print badly. `hint`: worth a look. */
export type Severity = 'error' | 'warning' | 'hint';

/** Describes what fixes a fault: one step of undo. It belongs to the very document that was looked at. */
export interface Fix {
  /** The button's text: an imperative of at most three words. */
  readonly label: string;
  readonly command: Command;
}

/** One thing that a printer's reviewer would say. */
export interface Finding {
  readonly check: CheckId;
  readonly severity: Severity;
  /** One sentence or two: the rule, the figure, what to do. */
  readonly message: string;
  /** The element to jump to; null: the book's own settings. */
  readonly element: string | null;
  /** It is null where only the author can decide. */
  readonly fix: Fix | null;
}

/** A finding as its check gives it. */
export type Concern = Omit<Finding, 'check' | 'fix'> & { readonly fix?: Fix | null };

export type Check = (subject: PreflightSubject) => readonly Concern[];
