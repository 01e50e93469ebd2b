import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The folder of the documents of a language, seen from the root of the repository: guides, and the articles that a new blog begins with. */
export function contentFolder(locale: Locale = DEFAULT_LOCALE): string {
  return `content/${locale}`;
}
