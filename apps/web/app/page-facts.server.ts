import type { PageFacts } from '@coverwright/server/http/page-facts.ts';
import { createContext } from 'react-router';

export type { PageFacts };

/** Who asks for the page, and what loaders and actions work with. */
export const factsContext = createContext<PageFacts>();
