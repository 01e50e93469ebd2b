import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { formatMessages } from './messages.ts';

/** The name of a format for findings, answers and the command line. */
export const nameFormat = createTranslator(formatMessages, DEFAULT_LOCALE);
