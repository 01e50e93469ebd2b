import { readBoughtCover } from '@coverwright/server/features/orders/read-bought-cover.ts';
import { readOwnOrder } from '@coverwright/server/features/orders/own-orders.ts';
import { data, type RouterContextProvider } from 'react-router';
import { leave } from '../entry/leave.server.ts';
import { factsContext } from '../page-facts.server.ts';

/** Loads the order after its payment. @throws a redirect to the login, or a 404 for an order of another account */
export async function loadSuccess(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!visit.found) {
    const callbackUrl = `${pathname.replace(/\.data$/, '')}${search}`;
    throw leave(context, `/auth/sign-in?${new URLSearchParams({ callbackUrl }).toString()}`);
  }
  const { session } = visit.found;
  const found = await readOwnOrder(services, session, searchParams.get('order') ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { order } = found.value;
  const boughtId = order.state === 'paid' ? order.coverId : null;
  return { order, cover: boughtId === null ? null : await readBoughtCover(services.db, session.userId, boughtId) };
}
