import type { MessageCatalogue, MessageTexts } from './define-messages.ts';

/** The translations, keyed by locale and feature. */
const translations = new Map<string, MessageTexts>();

/** Adds a translation of a catalogue. Texts that it lacks stay English. */
export function addTranslation(locale: string, { feature }: MessageCatalogue, texts: MessageTexts): void {
  translations.set(`${locale} ${feature}`, texts);
}

/** Returns the text of a key in a locale, as ICU MessageFormat. */
export function findText({ feature, texts }: MessageCatalogue, locale: string, key: string): string {
  return translations.get(`${locale} ${feature}`)?.[key] ?? texts[key] ?? key;
}
