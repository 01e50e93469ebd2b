import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { ruleMessages } from './rules/messages.ts';

/** A rule that a book breaks, with its values. It is read in the editor, in answers of the API and in the terminal. */
export const say = createTranslator(ruleMessages, DEFAULT_LOCALE);
