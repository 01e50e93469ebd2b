import { createTranslator, type Translator } from '@coverwright/core/messages/create-translator.ts';
import type { MessageCatalogue, MessageTexts, ValuesOf } from '@coverwright/core/messages/define-messages.ts';
import { findText } from '@coverwright/core/messages/translations.ts';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { useLocale } from './locale.ts';

/** The translator of a component: `t('key')` for a string, `t.rich('key', { name: <b>Ada</b> })` for a text with elements. */
export interface Messages<Texts extends MessageTexts> extends Translator<Texts> {
  rich<Key extends keyof Texts & string>(key: Key, ...values: ValuesOf<Texts[Key], ReactNode>): ReactNode;
}

/** Returns the texts of a message catalog in the language of the page. */
export function useMessages<Texts extends MessageTexts>(catalogue: MessageCatalogue<Texts>): Messages<Texts> {
  const locale = useLocale();
  // The translator is memoized, so that effects may depend on it.
  return useMemo(() => {
    const rich: Messages<Texts>['rich'] = (key, ...[values = {}]) =>
      catalogue
        .format<ReactNode>(findText(catalogue, locale, key), locale, values)
        .map((part, at) => createElement(Fragment, { key: at }, part as ReactNode));
    return Object.assign(createTranslator(catalogue, locale), { rich });
  }, [catalogue, locale]);
}
