import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { serveMessages } from './messages.ts';

export const say = createTranslator(serveMessages, DEFAULT_LOCALE);
