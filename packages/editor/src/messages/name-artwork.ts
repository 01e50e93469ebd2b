import { artMessages } from '@coverwright/core/art/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** The name of an artwork's generator or of one of its numbers in the language of the page. */
export const nameArtwork = createPageTranslator(artMessages);
