import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { findAccountById } from '../auth/account-repository.ts';
import { groupAddress } from '../http/address-group.ts';
import { allowPasswordAttempt } from './attempt-limits.ts';
import { givenPasswordSchema } from './credentials.ts';
import { EMBEDDED } from './embedded.ts';
import { findIdentity, findIdentityByEmail, type IdentityRow } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { isPassword } from './password-hash.ts';
import { say } from '../refusals/say.ts';

const WRONG: FormFault = { status: 400, field: 'password', message: say('notCurrentPassword') };
const NONE: FormFault = { status: 400, field: null, message: say('noPasswordHere') };

/** Returns the embedded identity of an account; null if another provider verified the account and it has none here. */
export async function findOwnIdentity({ db }: Pick<IdentityTools, 'db'>, accountId: string): Promise<IdentityRow | null> {
  const account = await findAccountById(db, accountId);
  if (!account) return null;
  return account.issuer === EMBEDDED ? findIdentity(db, account.subject) : findIdentityByEmail(db, account.email);
}

/** Checks the password of a logged-in person again, counted like any other attempt. */
export async function checkOwnPassword(
  tools: IdentityTools,
  { address }: Pick<Sender, 'address'>,
  accountId: string,
  given: string,
): Promise<Result<IdentityRow, FormFault>> {
  const identity = await findOwnIdentity(tools, accountId);
  if (!identity) return refuse(NONE);
  const allowed = await allowPasswordAttempt(tools, identity.email, groupAddress(address));
  if (!allowed.ok) return allowed;
  const password = givenPasswordSchema.safeParse(given);
  const isRight = password.success && (await isPassword(password.data, identity.passwordHash));
  return isRight ? succeed(identity) : refuse(WRONG);
}
