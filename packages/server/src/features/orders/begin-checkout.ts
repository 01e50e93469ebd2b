import type { AnswerOf, BodyOf } from '@coverwright/contracts/calls/call.ts';
import type { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { bookWords } from '@coverwright/export/exporters/book-words.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { addsFormats, fillBasket } from '@coverwright/core/shop/basket.ts';
import { currencyOfLanguages } from '@coverwright/core/shop/currency.ts';
import type { Session } from '../../auth/session.ts';
import type { Visit } from '../../auth/visit.ts';
import { type PaymentProvider, PaymentUnavailable } from '../../ports/payment.ts';
import { findItem } from '../items/item-repository.ts';
import { createItem, type ItemTools } from '../items/save-item.ts';
import { shownDesign } from '../items/shown-design.ts';
import { listPackageRows } from '../shop/package-repository.ts';
import { boughtFormats } from './bought-formats.ts';
import { freezeDesigns } from './freeze-designs.ts';
import { checkPurchase, type PurchaseTools } from './check-purchase.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentReportTools } from './apply-payment-report.ts';
import { say } from '../../refusals/say.ts';

export interface CheckoutTools extends ItemTools, PurchaseTools, PaymentReportTools {
  /** The payment service; null if nothing is sold. */
  readonly payments: PaymentProvider | null;
}

/** The buyer, the address of ours that they use, and the browser's `Accept-Language` header. */
interface Buyer extends Pick<Visit, 'origin'> {
  readonly session: Session;
  readonly languages: string;
}
type Begun = Result<AnswerOf<typeof createCheckoutSession>, Refusal>;

/** Starts a purchase, after checking that its files will be worth their price. */
export async function beginCheckout(
  tools: CheckoutTools,
  { session, origin, languages }: Buyer,
  body: BodyOf<typeof createCheckoutSession>,
): Promise<Begun> {
  const { db, payments } = tools;
  if (!payments) return refuse({ code: 'checkoutOff' });
  const { userId, email } = session;
  const offered = (await listPackageRows(db)).filter(({ isOffered }) => isOffered);
  const chosen = offered.filter(({ id }) => body.productIds.includes(id));
  if (chosen.length < new Set(body.productIds).size) return refuse({ code: 'packageNotFound', known: offered.map(({ id }) => id) });
  const currency = body.currency ?? currencyOfLanguages(languages);
  const basket = fillBasket(chosen, currency);
  if (!basket) return refuse({ code: 'badRequest', path: 'currency', detail: say('noPriceIn', { currency }) });

  const item = body.coverId ? await findItem(db, userId, body.coverId) : null;
  if (body.coverId && !item) return refuse({ code: 'itemNotFound' });
  if (item && (item.state === 'revision' || item.revisionOf !== null)) return refuse({ code: 'notBuyable' });
  const bought = item ? await boughtFormats(db, item) : [];
  if (!chosen.every((each) => addsFormats(bought, each))) return refuse({ code: 'alreadyBought' });
  const master = item && body.designs[item.currentFormat] ? item.currentFormat : FORMAT_IDS.find((format) => body.designs[format]);
  if (!master) return refuse({ code: 'brokenDesign' });
  const formats = basket.formats.filter((format) => !bought.includes(format));
  const frozen = await freezeDesigns(body.designs, master, formats, (assetId) => tools.assetReaders.readFont(userId, assetId));
  if (!frozen.ok) return frozen;
  const judged = await checkPurchase(tools, userId, frozen.value, { lowResolution: body.acceptsLowResolution !== false });
  if (!judged.ok) return judged;

  const itemId = item?.id ?? (await createItem(tools, userId, { designs: body.designs, currentFormat: master }))._id;
  const shown = shownDesign(frozen.value, master);
  const lines = chosen.map(({ id, name, prices }) => ({ packageId: id, name, amount: prices[currency] ?? 0 }));
  try {
    const opened = await openPayment(
      { ...tools, payments },
      {
        ...basket,
        formats,
        ownerId: userId,
        itemId,
        currency,
        lines,
        title: bookWords(shown).title || shown.metadata.title,
        designs: frozen.value,
        referral: body.referral || null,
        gclid: body.gclid || null,
      },
      { email, origin },
    );
    return opened.ok ? succeed({ ...opened.value, coverId: itemId }) : opened;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    tools.log.error({ error: error.message }, 'the payment service does not answer');
    return refuse({ code: 'paymentUnavailable' });
  }
}
