import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';

const FOLDER = '../../../content';
const FILES = import.meta.glob<unknown>('../../../content/*/**/*.json', { eager: true, import: 'default' });

/**
 * Returns a document of the site in a language, or else in the default one. Its texts come with the page rather than with the scripts.
 * @param path relative to the folder of the language, such as `products/kdp.json`
 */
export function readContent<Content>(path: string, locale: string = DEFAULT_LOCALE): Content {
  const content = FILES[`${FOLDER}/${locale}/${path}`] ?? FILES[`${FOLDER}/${DEFAULT_LOCALE}/${path}`];
  if (content === undefined) throw new Error(`No content has ${path}`);
  return content as Content;
}
