import { listAllOrders, listReferrals, refundOrder as refundOrderCall } from '@coverwright/contracts/calls/admin-shop.ts';
import { checkoutWebhook, createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { createCoverFile, getCoverPurchase, getDownloadUrl, getOrder, listOrders } from '@coverwright/contracts/calls/orders.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Config } from '../../config.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { checkReadable } from '../../http/readable-text.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { type Notice, type PaymentProvider, UnreadableWebhook } from '../../ports/payment.ts';
import type { ExportTools } from '../exports/request-export.ts';
import { findItem } from '../items/item-repository.ts';
import { beginCheckout, type CheckoutTools } from './begin-checkout.ts';
import { boughtFormats } from './bought-formats.ts';
import { listOwnOrders, readOwnOrder } from './own-orders.ts';
import { listBooks, totalReferrals } from './read-books.ts';
import { refundOrder } from './refund-order.ts';
import { createReceiptPdf } from './receipt-pdf.ts';
import { requestCoverFile } from './request-cover-file.ts';
import { signDownload } from './sign-download.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { say } from '../../refusals/say.ts';

/** Adds the calls for buying covers, for downloading them, and for the shop's accounting. */
export function addOrderRoutes(app: App, tools: CheckoutTools & ExportTools & { readonly config: Pick<Config, 'operator'> }): void {
  const { db, payments } = tools;
  handleCall(app, createCheckoutSession, ({ body, session, visit, languages }) =>
    beginCheckout(tools, { session, origin: visit.origin, languages }, body),
  );
  // The signature is of the raw bytes, so they must not be parsed first.
  app.post(checkoutWebhook.path, async (context) => {
    if (!payments) return sendRefusal(context, { code: 'checkoutOff' });
    const signature = context.req.header(`${payments.id}-signature`) ?? '';
    const notice = readOrNull(payments, await context.req.text(), signature);
    if (!notice || (notice.isGenuine && !checkReadable(notice.report).ok))
      return sendRefusal(context, { code: 'badRequest', detail: say('unreadableEvent') });
    if (!notice.isGenuine) return sendRefusal(context, { code: 'badSignature' });
    if (notice.report) await applyPaymentReport(tools, notice.report);
    return context.json({ received: true });
  });
  handleCall(app, listOrders, async ({ session }) => succeed({ orders: await listOwnOrders(tools, session.userId) }));
  handleCall(app, getOrder, ({ params, session }) => readOwnOrder(tools, session, params.id));
  app.get('/api/orders/:id/receipt', async (context) => {
    const { found } = context.get('visit');
    if (!found) return sendRefusal(context, { code: 'signInRequired' });
    const receipt = await createReceiptPdf({ db, operator: tools.config.operator }, found.session, context.req.param('id'));
    if (!receipt.ok) return sendRefusal(context, receipt.fault);
    return context.body(new Uint8Array(receipt.value.bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${receipt.value.filename}"`,
      'cache-control': 'private, no-store',
    });
  });
  handleCall(app, getCoverPurchase, async ({ params, ownerId }) => {
    const item = await findItem(db, ownerId, params.id);
    if (!item) return refuse({ code: 'itemNotFound' });
    return succeed({ formats: [...(await boughtFormats(db, item))], revisionsRemaining: item.revisionsRemaining });
  });
  handleCall(app, createCoverFile, ({ params, body, ownerId }) => requestCoverFile(tools, ownerId, params.id, body));
  handleCall(app, getDownloadUrl, ({ query, ownerId, visit }) => signDownload(tools, ownerId, query.unsignedUrl, visit.origin));
  handleCall(app, listAllOrders, ({ query }) => listBooks(tools, query));
  handleCall(app, refundOrderCall, ({ session, params }) => refundOrder(tools, session, params.id));
  handleCall(app, listReferrals, async () => succeed(await totalReferrals(tools)));
}

/** Parses a webhook; null if it is signed but cannot be read. */
function readOrNull(payments: PaymentProvider, body: string, signature: string): Notice | null {
  try {
    return payments.parseWebhook(body, signature);
  } catch (error) {
    if (error instanceof UnreadableWebhook) return null;
    throw error;
  }
}
