import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { designMessages } from './messages.ts';

export const say = createTranslator(designMessages, DEFAULT_LOCALE);

const NUMBERS = new Intl.NumberFormat(DEFAULT_LOCALE);

/** The rule of a text's length, as a person reads it where a design breaks it. */
export const wordsTooLong = (most: number) => say('wordsTooLong', { most: NUMBERS.format(most) });
export const blurbTooLong = (most: number) => say('blurbTooLong', { most: NUMBERS.format(most) });
