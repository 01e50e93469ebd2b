import { createRequestHandler, RouterContextProvider } from 'react-router';
// Prerendering looks for the build in this entry too.
export * from 'virtual:react-router/server-build';
import * as build from 'virtual:react-router/server-build';
import { nonceContext } from './nonce-context.ts';

export type PageHandler = (request: Request, nonce: string) => Promise<Response>;

/**
 * Answers a request for a page.
 * @param allowedActionOrigins hosts, beside our own, whose forms may call actions: the public one behind a proxy
 */
export function createPageHandler(allowedActionOrigins: readonly string[]): PageHandler {
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [...allowedActionOrigins] }, import.meta.env.MODE);
  return async (request, nonce) => {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    return handle(request, context);
  };
}
