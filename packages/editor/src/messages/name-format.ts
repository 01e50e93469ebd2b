import { formatMessages } from '@coverwright/core/formats/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** The name of a format in the language of the page. */
export const nameFormat = createPageTranslator(formatMessages);
