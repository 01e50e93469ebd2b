import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { createContext, useContext } from 'react';

/** The language of the page as a BCP 47 tag. */
export const LocaleContext = createContext<string>(DEFAULT_LOCALE);

export function useLocale(): string {
  return useContext(LocaleContext);
}
