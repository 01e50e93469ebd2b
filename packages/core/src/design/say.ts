import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { designMessages } from './messages.ts';

export const say = createTranslator(designMessages, DEFAULT_LOCALE);
