import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { preflightMessages } from './messages.ts';

/** A text of the print check with its values. Findings are read in the editor, in answers of the API and in the terminal. */
export const say = createTranslator(preflightMessages, DEFAULT_LOCALE);
