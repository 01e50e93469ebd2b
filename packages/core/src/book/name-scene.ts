import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { sceneMessages } from './messages.ts';

/** Returns the name of a scene for the command line. */
export const nameScene = createTranslator(sceneMessages, DEFAULT_LOCALE);
