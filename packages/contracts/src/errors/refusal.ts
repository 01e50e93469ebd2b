import { ERRORS, type ErrorCode } from './error-table.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { errorMessages } from './messages.ts';

/** An expected refusal of a use case: an error of the table, with its details. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Replaces the table's text. */
  readonly detail?: string;
  readonly path?: string;
  readonly known?: readonly string[];
}

/** Returns the status of a refusal, and its sentence in a language. */
export function describeRefusal(
  refusal: Refusal,
  locale: string = DEFAULT_LOCALE,
): { readonly status: (typeof ERRORS)[ErrorCode]['status']; readonly text: string } {
  const { status } = ERRORS[refusal.code];
  return { status, text: refusal.detail ?? createTranslator(errorMessages, locale)(refusal.code) };
}
