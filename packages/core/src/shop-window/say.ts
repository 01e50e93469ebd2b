import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { legibilityMessages } from './messages.ts';

export const say = createTranslator(legibilityMessages, DEFAULT_LOCALE);
