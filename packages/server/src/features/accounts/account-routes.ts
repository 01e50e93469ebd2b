import { deleteAccount as deleteAccountCall, endDevice, listDevices, resendVerifyAccount } from '@coverwright/contracts/calls/account.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { streamZip } from '@coverwright/export/design-file/stream-zip.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { packOwnData } from './pack-own-data.ts';
import type { OrderTools } from '../orders/refresh-payment.ts';
import type { IdentityService } from '../../idp/create-identity-service.ts';
import { deleteAccount } from './delete-account.ts';
import { type AccountTools, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** Adds the calls with which people read and change their own account. */
export function addAccountRoutes(app: App, tools: AccountTools & OrderTools & { readonly identityService: IdentityService | null }): void {
  handleCall(app, resendVerifyAccount, async ({ visit }) =>
    succeed({ sent: (await tools.identityService?.resendConfirmation(visit)) ?? false }),
  );
  handleCall(app, listDevices, async ({ visit }) => succeed({ sessions: await listOwnSessions(tools, visit.found) }));
  handleCall(app, endDevice, async ({ session, params }) => {
    const ended = await endOwnSession(tools, session, params.id);
    return ended ? succeed({ ended }) : refuse({ code: 'sessionNotFound' });
  });
  handleCall(app, deleteAccountCall, async ({ session, body, setCookie }) => {
    const done = await deleteAccount(tools, session, body.confirmation);
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
