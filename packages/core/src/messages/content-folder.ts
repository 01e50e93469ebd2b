import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** Returns the folder of a language's documents, relative to the root of the repository: guides, and the articles of a new blog. */
export function contentFolder(locale: Locale = DEFAULT_LOCALE): string {
  return `content/${locale}`;
}
