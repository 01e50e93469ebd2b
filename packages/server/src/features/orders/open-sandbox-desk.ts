import type { Visit } from '../../auth/visit.ts';
import { SANDBOX_DEEDS, type SandboxPayment, type SandboxPayments } from '../../ports/sandbox-payments.ts';
import { findOrder } from './order-repository.ts';
import { type NewsTools, takeNews } from './take-news.ts';

/** What the sandbox's page shows and does. Everything is null to everybody but the buyer. */
export interface SandboxDesk {
  find(visit: Pick<Visit, 'found'>, sessionId: string): Promise<SandboxPayment | null>;
  /** Pays, declines or abandons. Where the buyer goes then; null to stay on the page. */
  act(visit: Pick<Visit, 'found'>, sessionId: string, deed: string): Promise<{ readonly goTo: string | null } | null>;
}

/** The sandbox as a page has it: what is done there comes to us as a signed notice, the way that a real service's news does. */
export function openSandboxDesk(tools: NewsTools, sandbox: SandboxPayments): SandboxDesk {
  const find: SandboxDesk['find'] = async ({ found }, sessionId) => {
    const payment = found && (await sandbox.find(sessionId));
    const order = payment && (await findOrder(tools.db, payment.orderId));
    return order && order.ownerId === found.session.userId ? payment : null;
  };
  return {
    find,
    async act(visit, sessionId, asked) {
      const payment = await find(visit, sessionId);
      const deed = SANDBOX_DEEDS.find((known) => known === asked);
      if (!payment || !deed) return null;
      const posted = await sandbox.act(sessionId, deed);
      const notice = posted && sandbox.readNotice(posted.body, posted.signature);
      if (notice?.isGenuine && notice.news) await takeNews(tools, notice.news);
      return { goTo: { pay: payment.successUrl, decline: null, abandon: payment.cancelUrl }[deed] };
    },
  };
}
