import { defineMessages } from '@coverwright/core/messages/define-messages.ts';
import { ERRORS, type ErrorCode } from './error-table.ts';

type ErrorTexts = { readonly [Code in ErrorCode]: (typeof ERRORS)[Code]['text'] };

/** The texts of the error table as a message catalogue, by code. */
export const errorMessages = defineMessages('errors', textsByCode());

function textsByCode(): ErrorTexts {
  return Object.fromEntries(Object.entries(ERRORS).map(([code, { text }]) => [code, text])) as ErrorTexts;
}
