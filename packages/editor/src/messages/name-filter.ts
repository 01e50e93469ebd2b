import { filterMessages } from '@coverwright/core/filters/messages.ts';
import { createPageTranslator } from './create-page-translator.ts';

const t = createPageTranslator(filterMessages);

/** The name of a filter in the language of the page. A filter that its author named is called that. */
export function nameFilter(name: string): string {
  return isListed(name) ? t(name) : name;
}

function isListed(name: string): name is keyof typeof filterMessages.texts {
  return Object.hasOwn(filterMessages.texts, name);
}
