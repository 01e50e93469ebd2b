import type { Command } from '../commands/apply-command.ts';
import type { CheckId } from './check-ids.ts';
import type { PreflightSubject } from './preflight-subject.ts';

/** The severity of a finding. `error`: the printer would refuse the file. `warning`: it may print badly. `hint`: worth a look. */
export type Severity = 'error' | 'warning' | 'hint';

/** The fix for a fault, as a single step of undo. It is only valid for the document that was checked. */
export interface Fix {
  /** The label of the button: an imperative of at most three words. */
  readonly label: string;
  readonly command: Command;
}

/** A finding of the print check, such as a printer's reviewer would report. */
export interface Finding {
  readonly check: CheckId;
  readonly severity: Severity;
  /** The message in one or two sentences: the rule, the number and what to do. */
  readonly message: string;
  /** The element to select; null for the settings of the book. */
  readonly element: string | null;
  /** The fix; null if only the author can decide. */
  readonly fix: Fix | null;
}

/** A finding as its check returns it. */
export type Concern = Omit<Finding, 'check' | 'fix'> & { readonly fix?: Fix | null };

export type Check = (subject: PreflightSubject) => readonly Concern[];
