import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { barcodeMessages } from './messages.ts';

export const say = createTranslator(barcodeMessages, DEFAULT_LOCALE);
