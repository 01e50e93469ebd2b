import type { Services } from '@coverwright/server/compose.ts';
import type { Session } from '@coverwright/server/auth/session.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requireSession } from '../entry/require-session.server.ts';

/**
 * Returns the administrator of the request.
 * @throws a redirect to the login for a visitor without a session; a 404 for anyone else, as if the page did not exist
 */
export function requireAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { readonly services: Services; readonly admin: Session; readonly query: URLSearchParams } {
  const { services, found } = requireSession(request, context);
  if (found.session.role !== 'admin') throw data(null, { status: 404 });
  return { services, admin: found.session, query: new URL(request.url).searchParams };
}
