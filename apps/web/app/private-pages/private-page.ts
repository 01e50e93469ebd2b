import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import type { MetaDescriptor } from 'react-router';
import { type PrivatePageName, privatePageMessages } from './messages.ts';

const t = createTranslator(privatePageMessages, DEFAULT_LOCALE);

/** Returns the metadata of a private page: a title, and no indexing by search engines. */
export function privatePage(name: PrivatePageName): MetaDescriptor[] {
  return [{ title: t('pageTitle', { name: t(name) }) }, { name: 'robots', content: 'noindex' }];
}
