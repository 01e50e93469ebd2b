import type { PageFacts } from '@coverwright/server/http/page-facts.ts';
import { createContext } from 'react-router';
import { FACTS_PLACEHOLDER } from './site/site-facts.tsx';
import { THEME_PLACEHOLDER } from './theme/theme-colours.tsx';

export type { PageFacts };

/** Router context with the visitor of the request, and the services for loaders and actions. */
export const factsContext = createContext<PageFacts>();

/** Placeholder in prerendered pages for the nonce of each response. */
export const NONCE_PLACEHOLDER = '__NONCE__';

/** Router context with the facts in the document. Prerendered pages contain placeholders, which are replaced when a page is served. */
export const documentContext = createContext({ nonce: NONCE_PLACEHOLDER, siteFacts: FACTS_PLACEHOLDER, themeCss: THEME_PLACEHOLDER });
