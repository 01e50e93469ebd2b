import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { uploadGuideMessages } from './messages.ts';

/** A text of an upload guide with its values. Guides are written by the server, into the answer for a bought cover. */
export const say = createTranslator(uploadGuideMessages, DEFAULT_LOCALE);
