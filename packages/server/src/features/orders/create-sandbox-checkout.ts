import type { Visit } from '../../auth/visit.ts';
import { SANDBOX_ACTIONS, type SandboxPayment, type SandboxPayments } from '../../ports/sandbox-payments.ts';
import { findOrder } from './order-repository.ts';
import { type PaymentReportTools, applyPaymentReport } from './apply-payment-report.ts';

/** The page of the sandbox. Everything is null to everybody but the buyer. */
export interface SandboxCheckout {
  find(visit: Pick<Visit, 'found'>, sessionId: string): Promise<SandboxPayment | null>;
  /** Pays, declines or abandons. Returns the next address of the buyer; null to stay on the page. */
  act(visit: Pick<Visit, 'found'>, sessionId: string, action: string): Promise<{ readonly goTo: string | null } | null>;
}

/** Creates the sandbox's page, whose actions reach the server as signed webhooks, as with a real service. */
export function createSandboxCheckout(tools: PaymentReportTools, sandbox: SandboxPayments): SandboxCheckout {
  const find: SandboxCheckout['find'] = async ({ found }, sessionId) => {
    const payment = found && (await sandbox.find(sessionId));
    const order = payment && (await findOrder(tools.db, payment.orderId));
    return order && order.ownerId === found.session.userId ? payment : null;
  };
  return {
    find,
    async act(visit, sessionId, asked) {
      const payment = await find(visit, sessionId);
      const action = SANDBOX_ACTIONS.find((known) => known === asked);
      if (!payment || !action) return null;
      const posted = await sandbox.act(sessionId, action);
      const notice = posted && sandbox.parseWebhook(posted.body, posted.signature);
      if (notice?.isGenuine && notice.report) await applyPaymentReport(tools, notice.report);
      return { goTo: { pay: payment.successUrl, decline: null, abandon: payment.cancelUrl }[action] };
    },
  };
}
