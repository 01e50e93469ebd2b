import { roleMessages } from '@coverwright/core/ideas/palettes/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

/** The name of a color's role on the cover in the language of the page. */
export const nameRole = createPageTranslator(roleMessages);
