import type { SiteFacts } from '@coverwright/contracts/site/site-facts.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { writeThemeCss } from '@coverwright/contracts/site/write-theme-css.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
// Prerendering also looks for the build in this entry.
export * from 'virtual:react-router/server-build';
import * as build from 'virtual:react-router/server-build';
import { type BuildFacts, describeBuild } from './freshness/describe-build.ts';
import { type PageFacts, documentContext, factsContext, NONCE_PLACEHOLDER } from './page-facts.server.ts';
import { describeSite } from './site/describe-site.server.ts';
import { FACTS_PLACEHOLDER, ORIGIN_PLACEHOLDER } from './site/site-facts.tsx';
import { THEME_PLACEHOLDER } from './theme/theme-colours.tsx';

export type PageHandler = (request: Request, facts: PageFacts) => Promise<Response>;

/** The parts of the built pages that the process needs. */
export interface BuiltPages {
  readonly buildFacts: BuildFacts;
  /** Placeholders of prerendered pages, for the parts that differ between responses. */
  readonly placeholders: typeof placeholders;
  readonly describe: (request: Request, facts: PageFacts) => Promise<{ readonly site: SiteFacts; readonly themeCss: string }>;
  /** @param allowedActionOrigins additional hosts whose forms may call actions, such as the public one behind a proxy */
  readonly createPageHandler: (allowedActionOrigins: readonly string[]) => PageHandler;
}

const placeholders = { nonce: NONCE_PLACEHOLDER, siteFacts: FACTS_PLACEHOLDER, origin: ORIGIN_PLACEHOLDER, themeCss: THEME_PLACEHOLDER };
const buildFacts = describeBuild(build);
const describe: BuiltPages['describe'] = async (request, facts) => ({
  site: describeSite(request, facts, buildFacts.id),
  themeCss: writeThemeCss({ ...THEME_COLOURS, ...(await facts.services.theme.read()) }),
});

export const builtPages: BuiltPages = {
  buildFacts,
  placeholders,
  describe,
  createPageHandler(allowedActionOrigins) {
    const handle = createRequestHandler({ ...build, allowedActionOrigins: [...allowedActionOrigins] }, import.meta.env.MODE);
    return async (request, facts) => {
      const context = new RouterContextProvider();
      context.set(factsContext, facts);
      const { site, themeCss } = await describe(request, facts);
      context.set(documentContext, { nonce: facts.nonce, siteFacts: JSON.stringify(site), themeCss });
      return handle(request, context);
    };
  },
};
