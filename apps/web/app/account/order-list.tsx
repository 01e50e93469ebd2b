import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { writePrice } from '@coverwright/core/shop/currency.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { orderStateMessages } from '../orders/messages.ts';
import { ReceiptLinks } from '../checkout/receipt-links.tsx';
import { LongDate } from '../site/long-date.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './order-list.module.css';
import { accountMessages } from './messages.ts';

/** Lists the orders of this account. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const t = useMessages(accountMessages);
  return (
    <section aria-labelledby="orders" className={styles['section']}>
      <h2 id="orders">{t('ordersAndReceipts')}</h2>
      {orders.length === 0 ? (
        <p>{t.rich('noOrders', { pricing: <SiteLink to="/pricing">{t('seePricing')}</SiteLink> })}</p>
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
  const t = useMessages(accountMessages);
  const sayState = useMessages(orderStateMessages);
  const { number, title, lines, amount, currency, createdAt, state, provider, coverId } = order;
  const name = title || t('untitledBook');
  return (
    <li>
      <div>
        <strong>{state === 'paid' && coverId !== null ? <SiteLink to={`/success?order=${order.id}`}>{name}</SiteLink> : name}</strong>
        <span>{lines.map((line) => line.name).join(', ')}</span>
        <span>{t.rich('orderOf', { number, date: <LongDate moment={createdAt} /> })}</span>
      </div>
      <div className={styles['sum']}>
        <strong>{writePrice(amount, currency)}</strong>
        <span>
          {sayState(state)}
          {provider === 'sandbox' ? t('testPayment') : null}
        </span>
        <ReceiptLinks order={order} />
      </div>
    </li>
  );
}
