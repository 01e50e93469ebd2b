import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { commandMessages } from './messages.ts';

/** Returns the message of a refused command with its values, for the editor, the API and the command line. */
export const say = createTranslator(commandMessages, DEFAULT_LOCALE);
