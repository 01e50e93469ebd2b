import { data, redirect, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** Loads the open test payment. @throws a 404 for everybody but the buyer, and with a real payment service */
export async function loadSandbox(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const payment = await services.sandboxCheckout?.find(visit, new URL(request.url).searchParams.get('session') ?? '');
  if (!payment) throw data(null, { status: 404 });
  const { state, currency, amount, lines, successUrl, cancelUrl } = payment;
  return { state, currency, amount, lines, successUrl, cancelUrl };
}

/** Pays, declines or abandons, depending on the pressed button. */
export async function actInSandbox(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const action = (await request.formData()).get('action');
  const done = await services.sandboxCheckout?.act(visit, session, typeof action === 'string' ? action : '');
  if (!done) throw data(null, { status: 404 });
  return done.goTo === null ? { isDeclined: true } : redirect(done.goTo);
}
