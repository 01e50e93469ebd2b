import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { ReceiptLinks } from '../checkout/receipt-links.tsx';
import { LongDate } from '../site/long-date.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './order-list.module.css';
import { ORDER_STATE_NAMES } from '../pages/order-state-names.ts';

/** What was bought with this account. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <section aria-labelledby="orders" className={styles['section']}>
      <h2 id="orders">Orders and receipts</h2>
      {orders.length === 0 ? (
        <p>
          No orders yet. What you buy is listed here with its receipt. <SiteLink to="/pricing">See what is sold</SiteLink>
        </p>
      ) : (
        <ul>
          {orders.map((order) => (
            <OrderEntry key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OrderEntry({ order }: { readonly order: Order }) {
  const { number, title, lines, amount, currency, createdAt, state, provider, coverId } = order;
  const name = title || 'Untitled book';
  return (
    <li>
      <div>
        <strong>{state === 'paid' && coverId !== null ? <SiteLink to={`/success?order=${order.id}`}>{name}</SiteLink> : name}</strong>
        <span>{lines.map((line) => line.name).join(', ')}</span>
        <span>
          Order {number} · <LongDate moment={createdAt} />
        </span>
      </div>
      <div className={styles['sum']}>
        <strong>{writePrice(amount, currency)}</strong>
        <span>
          {ORDER_STATE_NAMES[state]}
          {provider === 'sandbox' ? ' (test payment)' : null}
        </span>
        <ReceiptLinks order={order} />
      </div>
    </li>
  );
}
