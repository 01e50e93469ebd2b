import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { orderNumber } from '@coverwright/core/shop/order-number.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import type { MailContent } from '../mail/compose-mail.ts';
import { receiptMessages } from './messages.ts';
import type { OrderRow } from './order-repository.ts';

const t = createTranslator(receiptMessages, DEFAULT_LOCALE);

/** Composes the mail to the buyer of a paid order: what was bought, the price, and where to find the files. */
export function receiptMail(to: string, order: OrderRow, homeUrl: string): MailContent {
  const { id, title, lines, amount, currency, createdAt, paidAt, provider } = order;
  const number = orderNumber(id, createdAt);
  const date = formatDay((paidAt ?? createdAt).toISOString(), DEFAULT_LOCALE, 'long');
  return {
    to,
    subject: t('subject', { number }),
    heading: t('heading'),
    paragraphs: [
      title ? t('orderOfTitle', { number, date, title }) : t('order', { number, date }),
      ...lines.map(({ name, amount: each }) => t('line', { name, price: writePrice(each, currency) })),
      t('total', { price: writePrice(amount, currency) }),
      ...(provider === 'sandbox' ? [t('testPayment')] : []),
      t('filesHint'),
    ],
    action: { label: t('downloadFiles'), url: `${homeUrl}/success?order=${id}` },
    footnote: t('footnote'),
  };
}
