import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { detailMessages } from './messages.ts';

/** Formats a text of the server with its values. */
export const say = createTranslator(detailMessages, DEFAULT_LOCALE);
