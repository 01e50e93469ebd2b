import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';

/** Returns the session; without one, redirects to the login, which returns to the page. */
export function requireSession(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  if (visit.found) return { services, found: visit.found };
  const { pathname, search } = new URL(request.url);
  const callbackUrl = `${pathname.replace(/\.data$/, '')}${search}`;
  throw leave(context, `/auth/sign-in?${new URLSearchParams({ callbackUrl, error: 'SessionRequired' }).toString()}`);
}
