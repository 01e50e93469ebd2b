import { renameBrandElement } from '@coverwright/contracts/calls/brand.ts';
import { COVER_LISTS } from '@coverwright/contracts/calls/covers.ts';
import { ERRORS } from '@coverwright/contracts/errors/error-table.ts';
import type { Services } from '@coverwright/server/compose.ts';
import type { FoundSession } from '@coverwright/server/auth/read-session.ts';
import { deleteAccount } from '@coverwright/server/features/accounts/delete-account.ts';
import { endOwnSession, listOwnSessions } from '@coverwright/server/features/accounts/own-sessions.ts';
import { deleteElement, listOwnBrand, renameElement } from '@coverwright/server/features/brand/brand-elements.ts';
import { creditsRemaining } from '@coverwright/server/features/cutouts/credit-repository.ts';
import { listOwnItems } from '@coverwright/server/features/items/list-own-items.ts';
import { listOwnOrders } from '@coverwright/server/features/orders/own-orders.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import type { ProfileAnswer } from '../account/sign-in-details.tsx';
import { openIdentityService } from './identity-service.server.ts';
import { leave } from './leave.server.ts';
import { requireSession } from './require-session.server.ts';

/** Loads the account page. */
export async function loadAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  // Old links name the completed covers `purchased-covers`.
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
  if (show === 'brand') return { email, role, shown: { show, elements: await listOwnBrand(services, userId) } as const };
  if (show === 'orders') return { email, role, shown: { show, orders: await listOwnOrders(services, userId) } as const };
  const list = COVER_LISTS.find((known) => known === show) ?? 'drafts';
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const page = await listOwnItems(services, userId, { show: list, q });
  if (!page.ok) throw new Error(`The first covers are always there: ${page.fault.code}`);
  return { email, role, shown: { show: list, q, first: page.value } as const };
}

/** Changes the brand, the address or the password, logs out another browser, or deletes the account. */
export async function changeAccount(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, found } = requireSession(request, context);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const intent = text('intent');
  if (intent === 'rename-brand' || intent === 'remove-brand') return changeBrand(services, found.session.userId, intent, text);
  if (intent === 'change-email' || intent === 'change-password') return { profile: await changeSignIn(context, intent, found, text) };
  if (form.has('confirmation')) {
    const done = await deleteAccount(services, found.session, text('confirmation'));
    return done.ok ? leave(context, '/', done.value) : { fault: done.fault.detail ?? null };
  }
  if (form.has('session')) await endOwnSession(services, found.session, text('session'));
  return redirect('/account?show=profile');
}

/** Renames or removes a brand element; one that is deleted already is no error. */
async function changeBrand(
  services: Pick<Services, 'db'>,
  userId: string,
  intent: 'rename-brand' | 'remove-brand',
  text: (name: string) => string,
) {
  const id = text('id');
  if (intent === 'remove-brand') await deleteElement(services, userId, id);
  else {
    const typed = text('name');
    const name = renameBrandElement.body.shape.name.safeParse(typed);
    if (!name.success) return { brand: { id, fault: name.error.issues[0]?.message ?? '', typed } };
    const renamed = await renameElement(services, userId, id, name.data);
    if (!renamed.ok && renamed.fault.code === 'brandNameTaken') return { brand: { id, fault: ERRORS.brandNameTaken.text, typed } };
  }
  return redirect('/account?show=brand');
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
