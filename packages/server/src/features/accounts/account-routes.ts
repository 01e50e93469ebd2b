import { endDevice, listDevices, resendVerifyAccount } from '@coverwright/contracts/calls/account.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { IdentityDesk } from '../../idp/open-identity-desk.ts';
import { type AccountTools, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** What people see and change of their own account. */
export function addAccountRoutes(app: App, tools: AccountTools & { readonly identityDesk: IdentityDesk | null }): void {
  answerCall(app, resendVerifyAccount, async ({ visit }) =>
    succeed({ sent: (await tools.identityDesk?.resendConfirmation(visit)) ?? false }),
  );
  answerCall(app, listDevices, async ({ visit: { found } }) =>
    found ? succeed({ sessions: await listOwnSessions(tools, found) }) : refuse({ code: 'signInRequired' }),
  );
  answerCall(app, endDevice, async ({ visit: { found }, params }) => {
    if (!found) return refuse({ code: 'signInRequired' });
    const ended = await endOwnSession(tools, found.session, params.id);
    return ended ? succeed({ ended }) : refuse({ code: 'sessionNotFound' });
  });
}
