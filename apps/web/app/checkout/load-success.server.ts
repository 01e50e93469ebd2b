import { boughtFormats } from '@coverwright/server/features/orders/bought-formats.ts';
import { readOwnOrder } from '@coverwright/server/features/orders/own-orders.ts';
import { findItem } from '@coverwright/server/features/items/item-repository.ts';
import { data, type RouterContextProvider } from 'react-router';
import { leave } from '../entry/leave.server.ts';
import { factsContext } from '../page-facts.server.ts';

/** The order that somebody comes back from paying. @throws a way to log in, or a 404 for an order that is none of theirs */
export async function loadSuccess(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!visit.found) {
    const callbackUrl = `${pathname.replace(/\.data$/, '')}${search}`;
    throw leave(context, `/auth/sign-in?${new URLSearchParams({ callbackUrl }).toString()}`);
  }
  const found = await readOwnOrder(services, visit.found.session, searchParams.get('order') ?? '');
  if (!found.ok) throw data(null, { status: 404 });
  const { order } = found.value;
  const item = order.coverId === null ? null : await findItem(services.db, visit.found.session.userId, order.coverId);
  return { order, formats: item ? [...(await boughtFormats(services.db, item))] : [] };
}
