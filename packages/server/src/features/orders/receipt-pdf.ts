import type { Operator } from '@coverwright/contracts/site/site-facts.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { orderNumber } from '@coverwright/core/shop/order-number.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Receipt } from '@coverwright/export/receipt/write-receipt.ts';
import type { Session } from '../../auth/session.ts';
import type { Database } from '../../ports/database.ts';
import { receiptMessages } from './messages.ts';
import type { OrderRow } from './order-repository.ts';
import { findOwnOrder } from './own-orders.ts';

const t = createTranslator(receiptMessages, DEFAULT_LOCALE);

/** Creates the receipt of an own paid or refunded order as a PDF. */
export async function createReceiptPdf(
  tools: { readonly db: Database; readonly operator: Operator },
  { userId, email }: Pick<Session, 'userId' | 'email'>,
  id: string,
): Promise<Result<{ readonly bytes: Uint8Array; readonly filename: string }, Refusal>> {
  const row = await findOwnOrder(tools, userId, id);
  if (!row?.paidAt) return refuse({ code: 'orderNotFound' });
  const receipt = describeReceipt(row, row.paidAt, email, tools.operator);
  const { writeReceipt } = await import('@coverwright/export/receipt/write-receipt.ts');
  return succeed({ bytes: await writeReceipt(receipt), filename: `receipt-${receipt.number}.pdf` });
}

function describeReceipt(row: OrderRow, paidAt: Date, buyer: string, operator: Operator): Receipt {
  const { id, createdAt, title, lines, amount, currency, provider, refundedAt } = row;
  return {
    number: orderNumber(id, createdAt),
    date: dayOf(paidAt),
    paidAt,
    seller: [
      operator.name ?? 'Coverwright',
      ...(operator.address?.split('\n') ?? []),
      ...(operator.supportEmail ? [operator.supportEmail] : []),
    ],
    buyer,
    subject: title ? t('coverOfTitle', { title }) : '',
    lines: lines.map(({ name, amount: each }) => ({ name, amount: writePrice(each, currency) })),
    total: writePrice(amount, currency),
    notes: [...(refundedAt ? [t('refunded', { date: dayOf(refundedAt) })] : []), provider === 'sandbox' ? t('testPayment') : t('taxes')],
  };
}

function dayOf(moment: Date): string {
  return formatDay(moment.toISOString(), DEFAULT_LOCALE, 'long');
}
