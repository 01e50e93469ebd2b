import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { genreMessages } from './messages.ts';

/** Returns the name of a genre for the API, the command line and reasons of proposals. */
export const nameGenre = createTranslator(genreMessages, DEFAULT_LOCALE);
