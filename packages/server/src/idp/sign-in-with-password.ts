import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { groupAddress } from '../http/address-group.ts';
import { allowPasswordAttempt, rememberAddress } from './attempt-limits.ts';
import { emailSchema, givenPasswordSchema } from './credentials.ts';
import { findIdentityByEmail } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { say } from '../refusals/say.ts';

const WRONG: FormFault = {
  status: 400,
  field: null,
  message: say('wrongPassword'),
};

/** Hash to compare with for an unknown account, so that the response takes as long. */
let nobodysHash: Promise<string> | null = null;

/** Returns the identity that a password proves. For an unknown account, the message and the duration are the same. */
export async function signInWithPassword(
  tools: IdentityTools,
  { address }: Sender,
  form: { readonly email: string; readonly password: string },
): Promise<Result<string, FormFault>> {
  const email = emailSchema.safeParse(form.email);
  const password = givenPasswordSchema.safeParse(form.password);
  if (!email.success || !password.success) return refuse(WRONG);
  const from = groupAddress(address);
  const allowed = await allowPasswordAttempt(tools, email.data, from);
  if (!allowed.ok) return allowed;
  const identity = await findIdentityByEmail(tools.db, email.data);
  nobodysHash ??= hashPassword('nobody');
  const isRight = await isPassword(password.data, identity?.passwordHash ?? (await nobodysHash));
  if (!isRight || !identity) return refuse(WRONG);
  await rememberAddress(tools, email.data, from);
  return succeed(identity.id);
}
