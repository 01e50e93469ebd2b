import { COVER_LISTS } from '@coverwright/contracts/calls/covers.ts';
import { deleteAccount } from '@coverwright/server/features/accounts/delete-account.ts';
import { endOwnSession, listOwnSessions } from '@coverwright/server/features/accounts/own-sessions.ts';
import { creditsRemaining } from '@coverwright/server/features/cutouts/credit-repository.ts';
import { listOwnItems } from '@coverwright/server/features/items/list-own-items.ts';
import { listOwnOrders } from '@coverwright/server/features/orders/own-orders.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { leave } from './leave.server.ts';
import { requireSession } from './require-session.server.ts';

/** What the account's page shows. */
export async function loadAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  // The name that purchased covers had once.
  const { searchParams } = new URL(request.url);
  const show = searchParams.get('show');
  if (show === 'purchased-covers') throw redirect('/account?show=completed-covers');
  const { email, role, userId } = found.session;
  if (show === 'profile') {
    const [devices, credits] = await Promise.all([
      listOwnSessions(services, found),
      creditsRemaining(services.db, userId, services.freeCutouts),
    ]);
    return { email, role, shown: { show, devices, credits } as const };
  }
  if (show === 'orders') return { email, role, shown: { show, orders: await listOwnOrders(services, userId) } as const };
  const list = COVER_LISTS.find((known) => known === show) ?? 'drafts';
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const page = await listOwnItems(services, userId, { show: list, q });
  if (!page.ok) throw new Error(`The first covers are always there: ${page.fault.code}`);
  return { email, role, shown: { show: list, q, first: page.value } as const };
}

/** Signs another browser out, or deletes the account. */
export async function changeAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  const form = await request.formData();
  const confirmation = form.get('confirmation');
  if (typeof confirmation === 'string') {
    const done = await deleteAccount(services, found.session, confirmation);
    return done.ok ? leave(context, '/', done.value) : { fault: done.fault.detail ?? null };
  }
  const id = form.get('session');
  if (typeof id === 'string') await endOwnSession(services, found.session, id);
  return redirect('/account?show=profile');
}
