import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { hashToken, createToken } from '../auth/token.ts';
import { groupAddress } from '../http/address-group.ts';
import { allowAttempt } from './attempt-limits.ts';
import { emailSchema, newPasswordSchema } from './credentials.ts';
import { findIdentityByEmail, insertIdentity } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { alreadyKnownMail, confirmationMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { deleteSignUpsOf, findSignUp, findSignUpByToken, insertSignUp, renewSignUp } from './sign-up-repository.ts';

/** The lifetime of the link in the mail. */
const LINK_MS = 24 * 3_600_000;

/**
 * Stores a sign-up and sends the mail that verifies the address. An address with an account gets another mail, so that only its reader
 * learns this.
 * @returns the id of the sign-up, for the browser's cookie
 */
export async function signUp(
  tools: IdentityTools,
  sender: Sender,
  form: { readonly email: string; readonly password: string },
): Promise<Result<string, FormFault>> {
  const email = emailSchema.safeParse(form.email);
  if (!email.success) return refuse({ status: 400, field: 'email', message: email.error.issues[0]?.message ?? '' });
  const password = newPasswordSchema.safeParse(form.password);
  if (!password.success) return refuse({ status: 400, field: 'password', message: password.error.issues[0]?.message ?? '' });
  const allowed = await allowAttempt(tools, 'form-address', groupAddress(sender.address));
  if (!allowed.ok) return allowed;
  const { db, clock, makeId } = tools;
  const now = clock.now();
  const id = makeId();
  const token = createToken();
  await insertSignUp(db, {
    id,
    email: email.data,
    passwordHash: await hashPassword(password.data),
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
  });
  sendLink(tools, sender.origin, email.data, token);
  return succeed(id);
}

/** Sends the mail again, with a new link. Returns false if there is no such sign-up. */
export async function resendConfirmation(tools: IdentityTools, origin: string, signUpId: string | null): Promise<boolean> {
  const pending = signUpId === null ? null : await findSignUp(tools.db, signUpId);
  if (!pending) return false;
  const token = createToken();
  await renewSignUp(tools.db, pending.id, hashToken(token), new Date(tools.clock.now().getTime() + LINK_MS));
  sendLink(tools, origin, pending.email, token);
  return true;
}

/** Returns the address of a sign-up; null if it was confirmed or deleted. */
export async function readSignUpAddress({ db }: IdentityTools, signUpId: string | null): Promise<string | null> {
  return signUpId === null ? null : ((await findSignUp(db, signUpId))?.email ?? null);
}

/** Returns the address that a link confirms; null if the link is unknown or expired. Reading does not use it up. */
export async function readConfirmation({ db, clock }: IdentityTools, token: string): Promise<string | null> {
  const pending = await findSignUpByToken(db, hashToken(token));
  return pending && pending.expiresAt > clock.now() ? pending.email : null;
}

/** Creates the identity of a person who opened the link. Null if the link is unknown, used or expired. */
export async function confirmSignUp(
  { db, clock, makeId }: IdentityTools,
  token: string,
): Promise<{ readonly identityId: string; readonly signUpId: string } | null> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const pending = await findSignUpByToken(transaction, hashToken(token));
    if (!pending || pending.expiresAt <= now) return null;
    const { email, passwordHash } = pending;
    const identityId = makeId();
    const isNew = await insertIdentity(transaction, { id: identityId, email, passwordHash, createdAt: now, passwordChangedAt: now });
    await deleteSignUpsOf(transaction, email);
    return isNew ? { identityId, signUpId: pending.id } : null;
  });
}

function sendLink(tools: IdentityTools, origin: string, email: string, token: string): void {
  tools.mailSender.post(async () => {
    if (!(await allowAttempt(tools, 'mail-account', email)).ok) return null;
    const known = await findIdentityByEmail(tools.db, email);
    return known
      ? alreadyKnownMail(email, `${origin}/identity/forgotten-password`)
      : confirmationMail(email, `${origin}/identity/verify?token=${token}`);
  });
}
