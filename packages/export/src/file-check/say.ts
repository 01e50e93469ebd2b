import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { fileCheckMessages } from './messages.ts';

/** Returns a text of the file check with its values. */
export const say = createTranslator(fileCheckMessages, DEFAULT_LOCALE);
