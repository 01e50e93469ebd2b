import { motifMessages } from '@coverwright/core/art/motifs/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** Returns the name of an artwork's motif in the language of the page. */
export const nameMotif = createPageTranslator(motifMessages);
