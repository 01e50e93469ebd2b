import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';
import { readCallbackUrl } from './start-sign-in.server.ts';

/** A nested login address: `/auth/signed-in?callbackUrl=/design` leads to `/design`. */
const NESTED = /^\/auth\/signed-(?:in|up)(?:\?|$)/;

/** Returns the address after a login. A visitor without a session is redirected to the login. */
export function loadGoingOn(request: Request, context: Readonly<RouterContextProvider>): { readonly callbackUrl: string | null } {
  const { visit } = context.get(factsContext);
  if (!visit.found) throw leave(context, '/auth/sign-in');
  const wanted = readCallbackUrl(request, context, '');
  if (!NESTED.test(wanted)) return { callbackUrl: wanted || null };
  return { callbackUrl: readCallbackUrl(new Request(new URL(wanted, visit.origin)), context, '') || null };
}
