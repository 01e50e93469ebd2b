import type { PageFacts } from '@coverwright/server/http/page-facts.ts';
import { createContext } from 'react-router';
import { FACTS_PLACEHOLDER } from './site/site-facts.tsx';
import { THEME_PLACEHOLDER } from './theme/theme-colours.tsx';

export type { PageFacts };

/** The visitor of the request, and the services that loaders and actions work with. */
export const factsContext = createContext<PageFacts>();

/** Stands in prerendered pages where each answer has a nonce of its own. */
export const NONCE_PLACEHOLDER = '__NONCE__';

/** The facts in the document itself. Prerendered pages hold placeholders, which are replaced when a page is served. */
export const documentContext = createContext({ nonce: NONCE_PLACEHOLDER, siteFacts: FACTS_PLACEHOLDER, themeCss: THEME_PLACEHOLDER });
