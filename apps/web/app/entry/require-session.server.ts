import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';

/** Returns who is signed in; anybody else is sent to log in first, and comes back. */
export function requireSession(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  if (visit.found) return { services, found: visit.found };
  const { pathname, search } = new URL(request.url);
  const callbackUrl = `${pathname.replace(/\.data$/, '')}${search}`;
  throw leave(context, `/auth/sign-in?${new URLSearchParams({ callbackUrl, error: 'SessionRequired' }).toString()}`);
}
