import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { partMessages } from './parts/messages.ts';

/** Returns the name of an element that a layout, a block or a fix adds to a cover. */
export const namePart = createTranslator(partMessages, DEFAULT_LOCALE);
