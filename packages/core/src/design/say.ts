import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { designMessages } from './messages.ts';

export const say = createTranslator(designMessages, DEFAULT_LOCALE);

const NUMBERS = new Intl.NumberFormat(DEFAULT_LOCALE);

/** Returns the message for a text that is longer than its limit. */
export const wordsTooLong = (most: number) => say('wordsTooLong', { most: NUMBERS.format(most) });
export const blurbTooLong = (most: number) => say('blurbTooLong', { most: NUMBERS.format(most) });
