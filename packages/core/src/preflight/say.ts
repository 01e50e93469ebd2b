import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { preflightMessages } from './messages.ts';

/** Returns a text of the print check with its values, for the editor, the API and the command line. */
export const say = createTranslator(preflightMessages, DEFAULT_LOCALE);
