import { findReceipt } from '@coverwright/server/features/orders/own-orders.ts';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Sends the buyer to the receipt of an own order, which lies at the payment service. @throws a 404 where there is none */
export async function goToReceipt(id: string, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const address = await findReceipt(services, visit, id);
  if (address === null) throw data(null, { status: 404 });
  return redirect(address);
}
