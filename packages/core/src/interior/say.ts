import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { interiorMessages } from './messages.ts';

export const say = createTranslator(interiorMessages, DEFAULT_LOCALE);
