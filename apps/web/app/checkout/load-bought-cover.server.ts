import { readBoughtCover } from '@coverwright/server/features/orders/read-bought-cover.ts';
import { data, type RouterContextProvider } from 'react-router';
import { requireSession } from '../entry/require-session.server.ts';

/** Everything that was bought of a cover. */
export type { BoughtCover } from '@coverwright/server/features/orders/read-bought-cover.ts';

/** A bought cover of the account. @throws a way to log in, or a 404 for one that is not theirs or not bought */
export async function loadBoughtCover(request: Request, id: string, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  const cover = await readBoughtCover(services.db, found.session.userId, id);
  if (!cover) throw data(null, { status: 404 });
  return cover;
}
