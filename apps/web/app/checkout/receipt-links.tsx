import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './receipt-links.module.css';

/** The receipt of a paid order as a PDF, and the one that the payment service wrote. Nothing for an order that was never paid. */
export function ReceiptLinks({ order: { id, number, paidAt, provider } }: { readonly order: Order }) {
  if (paidAt === null) return null;
  return (
    <p className={styles['links']}>
      <a href={`/api/orders/${id}/receipt`} download aria-label={`Receipt ${number} (PDF)`}>
        Receipt (PDF)
      </a>
      {provider === 'stripe' ? (
        <SiteLink to={`/account/orders/${id}/receipt`} reloadDocument aria-label={`Payment record of order ${number}`}>
          Payment record
        </SiteLink>
      ) : null}
    </p>
  );
}
