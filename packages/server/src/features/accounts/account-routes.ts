import { deleteAccount as deleteAccountCall, endDevice, listDevices, resendVerifyAccount } from '@coverwright/contracts/calls/account.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { streamZip } from '@coverwright/export/design-file/stream-zip.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { packOwnData } from './pack-own-data.ts';
import type { OrderTools } from '../orders/refresh-payment.ts';
import type { IdentityService } from '../../idp/create-identity-service.ts';
import { deleteAccount } from './delete-account.ts';
import { type AccountTools, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** What people see and change of their own account. */
export function addAccountRoutes(app: App, tools: AccountTools & OrderTools & { readonly identityService: IdentityService | null }): void {
  answerCall(app, resendVerifyAccount, async ({ visit }) =>
    succeed({ sent: (await tools.identityService?.resendConfirmation(visit)) ?? false }),
  );
  answerCall(app, listDevices, async ({ visit: { found } }) =>
    found ? succeed({ sessions: await listOwnSessions(tools, found) }) : refuse({ code: 'signInRequired' }),
  );
  answerCall(app, endDevice, async ({ visit: { found }, params }) => {
    if (!found) return refuse({ code: 'signInRequired' });
    const ended = await endOwnSession(tools, found.session, params.id);
    return ended ? succeed({ ended }) : refuse({ code: 'sessionNotFound' });
  });
  answerCall(app, deleteAccountCall, async ({ visit: { found }, body, setCookie }) => {
    if (!found) return refuse({ code: 'signInRequired' });
    const done = await deleteAccount(tools, found.session, body.confirmation);
    if (!done.ok) return done;
    done.value.forEach(setCookie);
    return succeed({ deleted: true as const });
  });
  app.get('/api/account/export', (context) => {
    const { found } = context.get('visit');
    if (!found) return sendRefusal(context, { code: 'signInRequired' });
    return context.body(streamZip(packOwnData(tools, found)), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="coverwright-account.zip"',
      'cache-control': 'private, no-store',
    });
  });
}
