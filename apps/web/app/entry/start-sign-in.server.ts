import { safeCallbackUrl } from '@coverwright/server/auth/safe-callback-url.ts';
import { startSignIn } from '@coverwright/server/auth/sign-in.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';

/** Returns the path of an address's `callbackUrl`, if it is on this site. */
export function readCallbackUrl(request: Request, context: Readonly<RouterContextProvider>, fallback: string): string {
  const { visit } = context.get(factsContext);
  return safeCallbackUrl(new URL(request.url).searchParams.get('callbackUrl'), visit.origin, fallback);
}

/**
 * Redirects to the identity provider. A visitor with a session goes on directly, unless the password is required again; without a provider,
 * the error page explains it.
 */
export async function startFromPage(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { services, visit } = context.get(factsContext);
  const query = new URL(request.url).searchParams;
  const asksAgain = query.get('prompt') === 'login';
  if (visit.found && !asksAgain) return leave(context, readCallbackUrl(request, context, '/'));
  const wished = query.get('provider');
  const provider = wished === null ? services.providers[0] : services.providers.find(({ id }) => id === wished);
  const callbackUrl = readCallbackUrl(request, context, '');
  const begun = await startSignIn(services, visit, {
    provider: provider?.id ?? '',
    callbackUrl: callbackUrl ? `/auth/signed-in?${new URLSearchParams({ callbackUrl }).toString()}` : undefined,
    asksAgain,
    isNew: query.get('screen_hint') === 'signup',
  });
  return begun.ok ? leave(context, begun.value.url, begun.value.cookies) : leave(context, `/auth/error?error=${begun.fault.code}`);
}
