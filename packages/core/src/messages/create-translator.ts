import type { MessageCatalogue, MessageTexts, ValuesOf } from './define-messages.ts';
import { findText } from './translations.ts';

/** Returns the text of a key with its values filled in. */
export type Translator<Texts extends MessageTexts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: ValuesOf<Texts[Key]>
) => string;

/** Creates a translator for use outside React, such as in mails and API responses. */
export function createTranslator<Texts extends MessageTexts>(catalogue: MessageCatalogue<Texts>, locale: string): Translator<Texts> {
  return (key, ...[values = {}]) => catalogue.format(findText(catalogue, locale, key), locale, values).join('');
}
