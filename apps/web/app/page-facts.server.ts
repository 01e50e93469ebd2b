import type { PageFacts } from '@coverwright/server/http/page-facts.ts';
import { createContext } from 'react-router';
import { FACTS_PLACEHOLDER } from './site/site-facts.tsx';
import { THEME_PLACEHOLDER } from './theme/theme-colours.tsx';

export type { PageFacts };

/** Says who asks for the page, and what loaders and actions work with. */
export const factsContext = createContext<PageFacts>();

/** Stands in prerendered pages where each answer has a nonce of its own. */
export const NONCE_PLACEHOLDER = '__NONCE__';

/** Says what the document itself carries. Prerendering has none of it: what stands there is replaced when the page is served. */
export const documentContext = createContext({ nonce: NONCE_PLACEHOLDER, siteFacts: FACTS_PLACEHOLDER, themeCss: THEME_PLACEHOLDER });
