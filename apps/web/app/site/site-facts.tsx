import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';
import { createContext, useContext } from 'react';

/** Placeholder in prerendered pages for the facts of each response. */
export const FACTS_PLACEHOLDER = '__SITE_FACTS__';
/** Placeholder in prerendered pages for our own address. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
export const FACTS_NAME = 'coverwright-site';

const NO_FACTS: SiteFacts = {
  build: '',
  origin: ORIGIN_PLACEHOLDER,
  session: null,
  consent: null,
  tagManager: null,
  errorReporter: null,
  recordsSessions: false,
  captcha: false,
  operator: { name: null, address: null, supportEmail: null },
};

const SiteFactsContext = createContext(FACTS_PLACEHOLDER);

/** Provides the facts as the text in the document, because the server and the browser must render the same. */
export const SiteFactsProvider = SiteFactsContext.Provider;

export function useSiteFactsText(): string {
  return useContext(SiteFactsContext);
}

export function useSiteFacts(): SiteFacts {
  return readSiteFacts(useSiteFactsText());
}

/** Returns the text of the facts in the document. */
export function siteFactsText(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${FACTS_NAME}"]`)?.content ?? FACTS_PLACEHOLDER;
}

/** Parses the facts of the document. Prerendering has none: nothing is known then, and nothing is loaded. */
export function readSiteFacts(text: string): SiteFacts {
  if (text === FACTS_PLACEHOLDER) return NO_FACTS;
  return { ...NO_FACTS, ...(JSON.parse(text) as Partial<SiteFacts>) };
}
