import { orderNumber } from '@coverwright/core/shop/order-number.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import type { OrderRow } from './order-repository.ts';
import { RECEIPT_DAY } from './receipt-day.ts';

/** To the buyer, once an order is paid: what was bought, for how much, and where the files are. */
export function receiptMail(to: string, order: OrderRow, homeUrl: string): MailContent {
  const { id, title, lines, amount, currency, createdAt, paidAt, provider } = order;
  const number = orderNumber(id, createdAt);
  return {
    to,
    subject: `Your receipt for order ${number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Order ${number}, ${RECEIPT_DAY.format(paidAt ?? createdAt)}${title ? `, for “${title}”` : ''}`,
      ...lines.map(({ name, amount: each }) => `${name}: ${writePrice(each, currency)}`),
      `Total: ${writePrice(amount, currency)}`,
      ...(provider === 'sandbox' ? ['This was a test payment: no money was taken.'] : []),
      'You can download the files now, or at any time from your account.',
    ],
    action: { label: 'Download your files', url: `${homeUrl}/success?order=${id}` },
    footnote: 'Keep this e-mail as your receipt. Your account has it as a PDF too, under Orders.',
  };
}
