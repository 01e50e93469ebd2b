import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BoughtCoverView } from '../checkout/bought-cover-view.tsx';
import styles from '../checkout/checkout.module.css';
import { loadSuccess } from '../checkout/load-success.server.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { ReceiptLinks } from '../checkout/receipt-links.tsx';
import { trackPurchase } from '../checkout/track-purchase.ts';
import { SiteLink } from '../site/site-link.tsx';
import { checkoutMessages } from '../checkout/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('yourOrder');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSuccess(request, context);
}

/** The page after a payment. */
export default function SuccessRoute() {
  const t = useMessages(checkoutMessages);
  const { order, cover } = useLoaderData<typeof loader>();
  const { state, title, coverId, provider } = order;
  useEffect(() => {
    if (order.state === 'paid') trackPurchase(order, () => window.localStorage);
  }, [order]);
  return (
    <main className={styles['page']}>
      {provider === 'sandbox' ? <p className={styles['test']}>{t('noMoneyTaken')}</p> : null}
      <h1>{t(`${state}Heading`)}</h1>
      <p>{t(`${state}Text`)}</p>
      <p className={styles['quiet']}>{title ? t('orderOfTitle', { number: order.number, title }) : t('order', { number: order.number })}</p>
      {cover ? <BoughtCoverView cover={cover} /> : null}
      <OrderSummary lines={order.lines} amount={order.amount} currency={order.currency} />
      <ReceiptLinks order={order} />
      <p>
        {state === 'created' ? (
          <SiteLink to={`/success?order=${order.id}`} reloadDocument>
            {t('checkAgain')}
          </SiteLink>
        ) : state === 'paid' ? (
          <SiteLink to="/account?show=completed-covers">{t('toCompletedCovers')}</SiteLink>
        ) : (
          <a href={`/design?cover=${coverId ?? ''}`}>{t('backToTheCover')}</a>
        )}
      </p>
    </main>
  );
}
