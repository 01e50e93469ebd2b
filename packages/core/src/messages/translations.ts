import type { MessageCatalogue, MessageTexts } from './define-messages.ts';

/** The entries are keyed by locale and feature. */
const translations = new Map<string, MessageTexts>();

/** Lays another language over a catalogue. Texts that the translation lacks stay English. */
export function addTranslation(locale: string, { feature }: MessageCatalogue, texts: MessageTexts): void {
  translations.set(`${locale} ${feature}`, texts);
}

/** The text of a key in a locale, as ICU MessageFormat. */
export function findText({ feature, texts }: MessageCatalogue, locale: string, key: string): string {
  return translations.get(`${locale} ${feature}`)?.[key] ?? texts[key] ?? key;
}
