import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { elementMessages } from './messages.ts';

/** Returns a text about elements, for lists, screen readers and undo steps. */
export const sayElement = createTranslator(elementMessages, DEFAULT_LOCALE);
