import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { deleteOtherSessions } from '../auth/session-repository.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { newPasswordSchema } from './credentials.ts';
import { changePassword } from './identity-repository.ts';
import type { FormFault, IdentityTools, Sender } from './identity-tools.ts';
import { ownPasswordChangedMail } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetsOf } from './reset-repository.ts';

/**
 * Changes the password of a logged-in person who knows the current one. Every other browser is logged out, because somebody else may know
 * the old password. A mail confirms the change.
 */
export async function changeOwnPassword(
  tools: IdentityTools,
  sender: Sender,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  form: { readonly password: string; readonly newPassword: string },
): Promise<Result<true, FormFault>> {
  const parsed = newPasswordSchema.safeParse(form.newPassword);
  if (!parsed.success) return refuse({ status: 400, field: 'newPassword', message: parsed.error.issues[0]?.message ?? '' });
  const checked = await checkOwnPassword(tools, sender, accountId, form.password);
  if (!checked.ok) return checked;
  const identity = checked.value;
  const passwordHash = await hashPassword(parsed.data);
  await tools.db.transaction(async (transaction) => {
    await changePassword(transaction, identity.id, passwordHash, tools.clock.now());
    await deleteResetsOf(transaction, identity.id);
    await deleteOtherSessions(transaction, accountId, sessionId);
  });
  tools.mailSender.post(async () => ownPasswordChangedMail(identity.email, `${sender.origin}/identity/forgotten-password`));
  return succeed(true);
}
