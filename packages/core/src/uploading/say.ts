import { createTranslator } from '../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../messages/locales.ts';
import { uploadGuideMessages } from './messages.ts';

/** Returns a text of an upload guide with its values. The server writes guides, in the response for a bought cover. */
export const say = createTranslator(uploadGuideMessages, DEFAULT_LOCALE);
