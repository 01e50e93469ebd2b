import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { findAccountByEmail, findAccountById, updateAccount } from '../auth/account-repository.ts';
import { createToken, hashToken } from '../auth/token.ts';
import type { Database } from '../ports/database.ts';
import { allowAttempt } from './attempt-limits.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { emailSchema } from './credentials.ts';
import { claimEmailChange, deleteEmailChangesOf, findEmailChange, insertEmailChange } from './email-change-repository.ts';
import { changeEmail, findIdentityByEmail } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { addressTakenMail, emailChangedMail, newAddressMail } from './mails.ts';
import { deleteResetsOf } from './reset-repository.ts';
import { say } from '../refusals/say.ts';

/** The lifetime of the link in the mail. */
const LINK_MS = 24 * 3_600_000;

/**
 * Sends a link to the new address of a logged-in person who knows their password. Nothing changes until it is opened. An address with an
 * account gets another mail, so that only its reader learns this.
 * @returns the address of the mail
 */
export async function requestEmailChange(
  tools: IdentityTools,
  sender: Sender,
  accountId: string,
  form: { readonly email: string; readonly password: string },
): Promise<Result<string, FormFault>> {
  const parsed = emailSchema.safeParse(form.email);
  if (!parsed.success) return refuse({ status: 400, field: 'email', message: parsed.error.issues[0]?.message ?? '' });
  const email = parsed.data;
  const checked = await checkOwnPassword(tools, sender, accountId, form.password);
  if (!checked.ok) return checked;
  const identity = checked.value;
  if (identity.email === email) return refuse({ status: 400, field: 'email', message: say('sameAddress') });
  const { db, clock } = tools;
  tools.mailSender.post(async () => {
    if (!(await allowAttempt(tools, 'mail-account', email)).ok) return null;
    if (await isTaken(db, email)) return addressTakenMail(email, `${sender.origin}/identity/forgotten-password`);
    const token = createToken();
    const expiresAt = new Date(clock.now().getTime() + LINK_MS);
    await insertEmailChange(db, { tokenHash: hashToken(token), identityId: identity.id, accountId, email, expiresAt });
    return newAddressMail(email, `${sender.origin}/identity/change-email?token=${token}`);
  });
  return succeed(email);
}

/** Returns the address that a link would set; null if the link is unknown, used or expired. Reading does not use it up. */
export async function readEmailChange({ db, clock }: IdentityTools, token: string): Promise<string | null> {
  return (await findEmailChange(db, hashToken(token), clock.now()))?.email ?? null;
}

/** Sets the new address once per link, and notifies the old one. Null if the link does not work, or if the address has been taken. */
export async function confirmEmailChange(tools: IdentityTools, token: string): Promise<string | null> {
  const { db, clock } = tools;
  const changed = await db.transaction(async (transaction) => {
    const change = await claimEmailChange(transaction, hashToken(token), clock.now());
    const account = change && (await findAccountById(transaction, change.accountId));
    if (!change || !account || (await isTaken(transaction, change.email))) return null;
    await changeEmail(transaction, change.identityId, change.email);
    await updateAccount(transaction, account.id, { email: change.email, emailVerifiedAt: clock.now() });
    // Links that were sent to the old address stop working.
    await deleteEmailChangesOf(transaction, change.identityId);
    await deleteResetsOf(transaction, change.identityId);
    return { before: account.email, after: change.email };
  });
  if (!changed) return null;
  tools.mailSender.post(async () => emailChangedMail(changed.before, changed.after, tools.homeUrl));
  return changed.after;
}

async function isTaken(db: Database, email: string): Promise<boolean> {
  return (await findIdentityByEmail(db, email)) !== null || (await findAccountByEmail(db, email)) !== null;
}
