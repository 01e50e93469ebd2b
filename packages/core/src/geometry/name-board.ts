import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { boardMessages } from './messages.ts';

/** Returns the name of a board for findings and refusals. */
export const nameBoard = createTranslator(boardMessages, DEFAULT_LOCALE);
