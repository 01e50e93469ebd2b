import { genreMessages } from '@coverwright/core/genres/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** The name of a genre in the language of the page. */
export const nameGenre = createPageTranslator(genreMessages);
