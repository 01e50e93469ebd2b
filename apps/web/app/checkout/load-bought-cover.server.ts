import { readBoughtCover } from '@coverwright/server/features/orders/read-bought-cover.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requireSession } from '../entry/require-session.server.ts';

/** Everything that was bought of a cover. */
export type { BoughtCover } from '@coverwright/server/features/orders/read-bought-cover.ts';

/** Loads a bought cover of the account. @throws a redirect to the login, or a 404 for any other cover */
export async function loadBoughtCover(request: Request, id: string, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  const cover = await readBoughtCover(services.db, found.session.userId, id);
  if (!cover) throw data(null, { status: 404 });
  return cover;
}
