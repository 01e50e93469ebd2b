import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { findAccountBySubject } from '../auth/account-repository.ts';
import { deleteSessionsOf } from '../auth/session-repository.ts';
import { hashToken, createToken } from '../auth/token.ts';
import { groupAddress } from '../http/address-group.ts';
import { allowAttempt } from './attempt-limits.ts';
import { emailSchema, newPasswordSchema } from './credentials.ts';
import { EMBEDDED } from './embedded.ts';
import { changePassword, findIdentity, findIdentityByEmail } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { changedMail, resetMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetsOf, findReset, insertReset, claimReset } from './reset-repository.ts';
import { say } from '../refusals/say.ts';

/** The lifetime of the link in the mail. */
const LINK_MS = 3_600_000;

const EXPIRED: FormFault = { status: 400, field: null, message: say('linkExpired') };

/** Sends the link for choosing a new password. The response does not reveal if the account exists. */
export async function requestReset(tools: IdentityTools, { origin, address }: Sender, given: string): Promise<Result<true, FormFault>> {
  const parsed = emailSchema.safeParse(given);
  if (!parsed.success) return refuse({ status: 400, field: 'email', message: parsed.error.issues[0]?.message ?? '' });
  const email = parsed.data;
  const allowed = await allowAttempt(tools, 'form-address', groupAddress(address));
  if (!allowed.ok) return allowed;
  tools.mailSender.post(async () => {
    const identity = await findIdentityByEmail(tools.db, email);
    if (!identity || !(await allowAttempt(tools, 'mail-account', email)).ok) return null;
    const token = createToken();
    const expiresAt = new Date(tools.clock.now().getTime() + LINK_MS);
    await insertReset(tools.db, { tokenHash: hashToken(token), identityId: identity.id, expiresAt });
    return resetMail(email, `${origin}/identity/reset-password?token=${token}`);
  });
  return succeed(true);
}

/** Returns true if a link still works. */
export async function isResetOpen({ db, clock }: IdentityTools, token: string): Promise<boolean> {
  return (await findReset(db, hashToken(token), clock.now())) !== null;
}

/** Changes the password once per link, and logs out every browser, because somebody else may know the old password. */
export async function resetPassword(
  tools: IdentityTools,
  { origin }: Pick<Sender, 'origin'>,
  token: string,
  given: string,
): Promise<Result<true, FormFault>> {
  const password = newPasswordSchema.safeParse(given);
  if (!password.success) return refuse({ status: 400, field: 'password', message: password.error.issues[0]?.message ?? '' });
  const { db, clock } = tools;
  const passwordHash = await hashPassword(password.data);
  const email = await db.transaction(async (transaction) => {
    const identityId = await claimReset(transaction, hashToken(token), clock.now());
    const identity = identityId === null ? null : await findIdentity(transaction, identityId);
    if (!identity) return null;
    await changePassword(transaction, identity.id, passwordHash, clock.now());
    await deleteResetsOf(transaction, identity.id);
    const account = await findAccountBySubject(transaction, EMBEDDED, identity.id);
    if (account) await deleteSessionsOf(transaction, account.id);
    return identity.email;
  });
  if (email === null) return refuse(EXPIRED);
  tools.mailSender.post(async () => changedMail(email, `${origin}/identity/forgotten-password`));
  return succeed(true);
}
