import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';
import { createContext, useContext } from 'react';

/** Stands in prerendered pages where each answer has its own facts. */
export const FACTS_PLACEHOLDER = '__SITE_FACTS__';
/** Stands there where our own address would be. */
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

/** Gives the facts, as the text that stands in the document: browser and server must write the same. */
export const SiteFactsProvider = SiteFactsContext.Provider;

export function useSiteFactsText(): string {
  return useContext(SiteFactsContext);
}

export function useSiteFacts(): SiteFacts {
  return readSiteFacts(useSiteFactsText());
}

/** The text of the document that arrived. */
export function siteFactsText(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${FACTS_NAME}"]`)?.content ?? FACTS_PLACEHOLDER;
}

/** The facts out of our own document. Prerendering has none: nothing is known then, and nothing is loaded. */
export function readSiteFacts(text: string): SiteFacts {
  if (text === FACTS_PLACEHOLDER) return NO_FACTS;
  return { ...NO_FACTS, ...(JSON.parse(text) as Partial<SiteFacts>) };
}
