import type { Services } from '@coverwright/server/compose.ts';
import type { Session } from '@coverwright/server/auth/session.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requireSession } from '../entry/require-session.server.ts';

/**
 * The administrator who asks.
 * @throws the way to sign in for who is signed out; a 404 for who is no administrator, as if there were no such page
 */
export function requireAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { readonly services: Services; readonly admin: Session; readonly query: URLSearchParams } {
  const { services, found } = requireSession(request, context);
  if (found.session.role !== 'admin') throw data(null, { status: 404 });
  return { services, admin: found.session, query: new URL(request.url).searchParams };
}
