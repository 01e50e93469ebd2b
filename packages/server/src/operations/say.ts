import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { operationMessages } from './messages.ts';

export const say = createTranslator(operationMessages, DEFAULT_LOCALE);
