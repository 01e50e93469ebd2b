import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { commandMessages } from './messages.ts';

/** The refusal of a command with its values. It is read in the editor, in answers of the API and in the terminal. */
export const say = createTranslator(commandMessages, DEFAULT_LOCALE);
