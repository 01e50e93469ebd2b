import type { MessageFormat } from './define-messages.ts';

/** Replaces the names in braces with their values, which are not formatted. */
export const fillInParts: MessageFormat = (text, _locale, values) =>
  text.split(/\{(\w+)\}/).map((part, at) => {
    // Every second part is the name of a value.
    if (at % 2 === 0) return part;
    if (values[part] === undefined) throw new Error(`No value for ${part}: ${text}`);
    return values[part];
  });
