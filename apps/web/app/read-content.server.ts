import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

const FOLDER = '../../../content';
const FILES = import.meta.glob<unknown>('../../../content/*/**/*.json', { eager: true, import: 'default' });

/**
 * Returns a document of the site in a language, or in the default language where its own has none. Its words come with the page, not with its scripts.
 * @param path seen from the folder of the language, such as `products/kdp.json`
 */
export function readContent<Content>(path: string, locale: string = DEFAULT_LOCALE): Content {
  const content = FILES[`${FOLDER}/${locale}/${path}`] ?? FILES[`${FOLDER}/${DEFAULT_LOCALE}/${path}`];
  if (content === undefined) throw new Error(`No content has ${path}`);
  return content as Content;
}
