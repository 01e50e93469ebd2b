import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './receipt-links.module.css';
import { checkoutMessages } from './messages.ts';

/** Links to the receipt of a paid order, as a PDF and at the payment service. Shows nothing for an unpaid order. */
export function ReceiptLinks({ order: { id, number, paidAt, provider } }: { readonly order: Order }) {
  const t = useMessages(checkoutMessages);
  if (paidAt === null) return null;
  return (
    <p className={styles['links']}>
      <a href={`/api/orders/${id}/receipt`} download aria-label={t('receiptOfOrder', { number })}>
        {t('receiptPdf')}
      </a>
      {provider === 'stripe' ? (
        <SiteLink to={`/account/orders/${id}/receipt`} reloadDocument aria-label={t('paymentRecordOfOrder', { number })}>
          {t('paymentRecord')}
        </SiteLink>
      ) : null}
    </p>
  );
}
