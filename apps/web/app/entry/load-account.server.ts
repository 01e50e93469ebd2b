import { COVER_LISTS } from '@coverwright/contracts/calls/covers.ts';
import type { FoundSession } from '@coverwright/server/auth/read-session.ts';
import { deleteAccount } from '@coverwright/server/features/accounts/delete-account.ts';
import { endOwnSession, listOwnSessions } from '@coverwright/server/features/accounts/own-sessions.ts';
import { creditsRemaining } from '@coverwright/server/features/cutouts/credit-repository.ts';
import { listOwnItems } from '@coverwright/server/features/items/list-own-items.ts';
import { listOwnOrders } from '@coverwright/server/features/orders/own-orders.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import type { ProfileAnswer } from '../account/sign-in-details.tsx';
import { openIdentityService } from './identity-service.server.ts';
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
    const [devices, credits, hasPassword] = await Promise.all([
      listOwnSessions(services, found),
      creditsRemaining(services.db, userId, services.freeCutouts),
      services.identityService?.hasPassword(userId) ?? false,
    ]);
    return { email, role, shown: { show, devices, credits, hasPassword } as const };
  }
  if (show === 'orders') return { email, role, shown: { show, orders: await listOwnOrders(services, userId) } as const };
  const list = COVER_LISTS.find((known) => known === show) ?? 'drafts';
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const page = await listOwnItems(services, userId, { show: list, q });
  if (!page.ok) throw new Error(`The first covers are always there: ${page.fault.code}`);
  return { email, role, shown: { show: list, q, first: page.value } as const };
}

/** Changes the address or the password, signs another browser out, or deletes the account. */
export async function changeAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = text('intent');
  if (intent === 'change-email' || intent === 'change-password') return { profile: await changeSignIn(context, intent, found, text) };
  if (form.has('confirmation')) {
    const done = await deleteAccount(services, found.session, text('confirmation'));
    return done.ok ? leave(context, '/', done.value) : { fault: done.fault.detail ?? null };
  }
  if (form.has('session')) await endOwnSession(services, found.session, text('session'));
  return redirect('/account?show=profile');
}

async function changeSignIn(
  context: Readonly<RouterContextProvider>,
  intent: 'change-email' | 'change-password',
  found: FoundSession,
  text: (name: string) => string,
): Promise<ProfileAnswer> {
  const { identity, visit } = openIdentityService(context);
  const password = text('password');
  if (intent === 'change-email') {
    const sent = await identity.requestEmailChange(visit, found, { email: text('email'), password });
    return sent.ok ? { form: 'email', fault: null, email: sent.value } : { form: 'email', fault: sent.fault, email: text('email') };
  }
  const changed = await identity.changePassword(visit, found, { password, newPassword: text('newPassword') });
  return { form: 'password', fault: changed.ok ? null : changed.fault, email: '' };
}
