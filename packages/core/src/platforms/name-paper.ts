import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { paperMessages } from './messages.ts';

/** A kind of paper within a sentence. */
export const namePaper = createTranslator(paperMessages, DEFAULT_LOCALE);
