import { capitalize } from '../../text/capitalize.ts';
import type { CoverShape } from '../../design/shape.ts';
import { createTranslator } from '../../messages/create-translator.ts';
import { DEFAULT_LOCALE } from '../../messages/locales.ts';
import { shapeMessages } from './messages.ts';

const t = createTranslator(shapeMessages, DEFAULT_LOCALE);

/** Returns the default name of a shape: its type, or its icon's subject. */
export function shapeLabel({ type, icon }: Pick<CoverShape, 'type' | 'icon'>): string {
  return icon ? iconLabel(icon.name) : t(type);
}

/** Returns the name of an icon such as `crossed-swords` as words. */
export function iconLabel(name: string): string {
  const words = name.replace(/-(fill|filled)$/, '').replaceAll('-', ' ');
  return capitalize(words);
}
