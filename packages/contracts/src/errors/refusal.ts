import { ERRORS, type ErrorCode } from './error-table.ts';

/** An expected refusal of a use case: a row of the error table, and what is exact about this one. */
export interface Refusal {
  readonly code: ErrorCode;
  /** In place of the table's text. */
  readonly detail?: string;
  readonly path?: string;
  readonly known?: readonly string[];
}

/** The status and the words of a refusal. */
export function describeRefusal(refusal: Refusal): { readonly status: (typeof ERRORS)[ErrorCode]['status']; readonly text: string } {
  const { status, text } = ERRORS[refusal.code];
  return { status, text: refusal.detail ?? text };
}
