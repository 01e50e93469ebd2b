import { createRequestHandler, RouterContextProvider } from 'react-router';
// Prerendering looks for the build in this entry too.
export * from 'virtual:react-router/server-build';
import * as build from 'virtual:react-router/server-build';
import { type PageFacts, factsContext } from './page-facts.server.ts';

export type PageHandler = (request: Request, facts: PageFacts) => Promise<Response>;

/**
 * Answers a request for a page.
 * @param allowedActionOrigins hosts, beside our own, whose forms may call actions: the public one behind a proxy
 */
export function createPageHandler(allowedActionOrigins: readonly string[]): PageHandler {
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [...allowedActionOrigins] }, import.meta.env.MODE);
  return async (request, facts) => {
    const context = new RouterContextProvider();
    context.set(factsContext, facts);
    return handle(request, context);
  };
}
