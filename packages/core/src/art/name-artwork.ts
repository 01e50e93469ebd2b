import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { artMessages } from './messages.ts';

/** The name of a generator, for the list of layers, screen readers and refusals. */
export const nameArtwork = createTranslator(artMessages, DEFAULT_LOCALE);
