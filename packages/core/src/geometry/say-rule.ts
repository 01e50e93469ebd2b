import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { ruleMessages } from './rules/messages.ts';

/** Returns the message for a broken rule with its values, for the editor, the API and the command line. */
export const say = createTranslator(ruleMessages, DEFAULT_LOCALE);
