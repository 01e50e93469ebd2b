import type { MessageFormat } from './define-messages.ts';

/** Puts values in the places of their names in braces, as they are. */
export const fillInParts: MessageFormat = (text, _locale, values) =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    // Every second part is the name of a value.
    if (at % 2 === 0) return part;
    if (values[part] === undefined) throw new Error(`No value for ${part}: ${text}`);
    return values[part];
  });
