import { findReceipt } from '@coverwright/server/features/orders/own-orders.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Redirects to the payment service's receipt of an own order. @throws a 404 if there is none */
export async function goToReceipt(id: string, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const address = await findReceipt(services, visit, id);
  if (address === null) throw data(null, { status: 404 });
  return redirect(address);
}
