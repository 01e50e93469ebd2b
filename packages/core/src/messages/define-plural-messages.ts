import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageCatalogue, MessageFormat, MessageTexts } from './define-messages.ts';

/** Declares the texts of a feature as ICU MessageFormat, with plurals, choices, numbers and dates. */
export function definePluralMessages<const Texts extends MessageTexts>(feature: string, texts: Texts): MessageCatalogue<Texts> {
  return { feature, texts, format: formatIcu };
}

/**
 * The parsed texts by locale. They are cached, because parsing takes longer than formatting, and a list formats the same text for each row.
 */
const parsed = new Map<string, IntlMessageFormat>();

const formatIcu: MessageFormat = <Element>(text: string, locale: string, values: Parameters<MessageFormat>[2]) => {
  const key = `${locale} ${text}`;
  const message = parsed.get(key) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  parsed.set(key, message);
  const formatted = message.format<Element>(values as Record<string, string>);
  return Array.isArray(formatted) ? formatted : [formatted];
};
