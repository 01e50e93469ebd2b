import { createTranslator, type Translator } from '@coverwright/core/messages/create-translator.ts';
import type { MessageCatalogue, MessageTexts } from '@coverwright/core/messages/define-messages.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

/** Creates a translator for code outside React. It reads the page's language at each call, because modules load before the page has one. */
export function createPageTranslator<Texts extends MessageTexts>(catalogue: MessageCatalogue<Texts>): Translator<Texts> {
  return (key, ...values) => createTranslator(catalogue, globalThis.document?.documentElement.lang || DEFAULT_LOCALE)(key, ...values);
}
