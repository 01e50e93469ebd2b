import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { platformMessages } from './messages.ts';

/** The name of a paper, or of a printer without a name of its own. */
export const sayPlatform = createTranslator(platformMessages, DEFAULT_LOCALE);
