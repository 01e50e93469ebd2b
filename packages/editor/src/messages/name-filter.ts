import { filterMessages } from '@coverwright/core/filters/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

const t = createPageTranslator(filterMessages);

/** Returns the name of a filter in the language of the page. A filter of the author has the author's name. */
export function nameFilter(name: string): string {
  return isListed(name) ? t(name) : name;
}

function isListed(name: string): name is keyof typeof filterMessages.texts {
  return Object.hasOwn(filterMessages.texts, name);
}
