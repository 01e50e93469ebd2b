import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BoughtCoverView } from '../checkout/bought-cover-view.tsx';
import styles from '../checkout/checkout.module.css';
import { loadSuccess } from '../checkout/load-success.server.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { ReceiptLinks } from '../checkout/receipt-links.tsx';
import { trackPurchase } from '../checkout/track-purchase.ts';
import { SiteLink } from '../site/site-link.tsx';

export function meta() {
  return [{ title: 'Your order · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSuccess(request, context);
}

const WORDS: Readonly<Record<OrderState, { readonly heading: string; readonly text: string }>> = {
  paid: { heading: 'Thank you. It is yours.', text: 'Your cover is completed. Download its files now, or at any time from your account.' },
  created: {
    heading: 'Your payment is on its way',
    text: 'The payment service has not confirmed it yet. That takes a minute at most; banks may take days.',
  },
  failed: { heading: 'Nothing was paid', text: 'The payment was declined. Your cover is as you left it, and nothing was charged.' },
  expired: {
    heading: 'Nothing was paid',
    text: 'The payment was not finished in time. Your cover is as you left it, and nothing was charged.',
  },
  refunded: { heading: 'This order was refunded', text: 'The money goes back the way that it came. The cover is a draft of yours again.' },
};

/** Where buyers come back to. */
export default function SuccessRoute() {
  const { order, cover } = useLoaderData<typeof loader>();
  const { state, title, coverId, provider } = order;
  const { heading, text } = WORDS[state];
  useEffect(() => {
    if (order.state === 'paid') trackPurchase(order, () => window.localStorage);
  }, [order]);
  return (
    <main className={styles['page']}>
      {provider === 'sandbox' ? <p className={styles['test']}>Test payment: no money was taken</p> : null}
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className={styles['quiet']}>
        Order {order.number}
        {title ? ` · ${title}` : null}
      </p>
      {cover ? <BoughtCoverView cover={cover} /> : null}
      <OrderSummary lines={order.lines} amount={order.amount} currency={order.currency} />
      <ReceiptLinks order={order} />
      <p>
        {state === 'created' ? (
          <SiteLink to={`/success?order=${order.id}`} reloadDocument>
            Look again
          </SiteLink>
        ) : state === 'paid' ? (
          <SiteLink to="/account?show=completed-covers">To your completed covers</SiteLink>
        ) : (
          <a href={`/design?cover=${coverId ?? ''}`}>Back to the cover</a>
        )}
      </p>
    </main>
  );
}
