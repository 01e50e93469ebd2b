import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { genreMessages } from './messages.ts';

/** The name of a genre for answers of the API, the command line and reasons of proposals. */
export const nameGenre = createTranslator(genreMessages, DEFAULT_LOCALE);
