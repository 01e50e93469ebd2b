import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { platformMessages } from './messages.ts';

/** Returns the name of a paper, or of a printer without its own name. */
export const sayPlatform = createTranslator(platformMessages, DEFAULT_LOCALE);
