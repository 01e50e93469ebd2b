import { data, redirect, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** The test payment that is open. @throws a 404 for everybody but the buyer, and where payments are real */
export async function loadSandbox(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const payment = await services.sandboxCheckout?.find(visit, new URL(request.url).searchParams.get('session') ?? '');
  if (!payment) throw data(null, { status: 404 });
  const { state, currency, amount, lines, successUrl, cancelUrl } = payment;
  return { state, currency, amount, lines, successUrl, cancelUrl };
}

/** Pays, declines or abandons, as the buyer pressed. */
export async function actInSandbox(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const session = new URL(request.url).searchParams.get('session') ?? '';
  const action = (await request.formData()).get('action');
  const done = await services.sandboxCheckout?.act(visit, session, typeof action === 'string' ? action : '');
  if (!done) throw data(null, { status: 404 });
  return done.goTo === null ? { isDeclined: true } : redirect(done.goTo);
}
