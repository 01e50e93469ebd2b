import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { commandLineMessages } from './messages.ts';

/** Returns a text of the command line with its values. */
export const say = createTranslator(commandLineMessages, DEFAULT_LOCALE);
