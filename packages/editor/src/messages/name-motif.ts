import { motifMessages } from '@coverwright/core/art/motifs/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** The name of what an artwork shows in the language of the page. */
export const nameMotif = createPageTranslator(motifMessages);
