import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';
import { readCallbackUrl } from './start-sign-in.server.ts';

/** An address of signing in inside of another: `/auth/signed-in?callbackUrl=/design` leads to `/design`. */
const NESTED = /^\/auth\/signed-(?:in|up)(?:\?|$)/;

/** Returns where somebody wanted to go who has just signed in. Who has not is sent to do so. */
export function loadGoingOn(request: Request, context: Readonly<RouterContextProvider>): { readonly callbackUrl: string | null } {
  const { visit } = context.get(factsContext);
  if (!visit.found) throw leave(context, '/auth/sign-in');
  const wanted = readCallbackUrl(request, context, '');
  if (!NESTED.test(wanted)) return { callbackUrl: wanted || null };
  return { callbackUrl: readCallbackUrl(new Request(new URL(wanted, visit.origin)), context, '') || null };
}
