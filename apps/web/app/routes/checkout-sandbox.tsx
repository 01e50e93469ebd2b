import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import styles from '../checkout/checkout.module.css';
import { actInSandbox, loadSandbox } from '../checkout/load-sandbox.server.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';
import { checkoutMessages } from '../checkout/messages.ts';
import { privatePage } from '../private-pages/private-page.ts';

export function meta() {
  return privatePage('testPayment');
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSandbox(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actInSandbox(request, context);
}

/** The sandbox page in place of a payment service. */
export default function CheckoutSandboxRoute() {
  const t = useMessages(checkoutMessages);
  const { state, lines, amount, currency, successUrl, cancelUrl } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main className={`${styles['page']} ${styles['narrow']}`}>
      <p className={styles['test']}>{t('testPayment')}</p>
      <h1>{t('payWithoutMoney')}</h1>
      <p>{t('sandboxHint')}</p>
      <OrderSummary lines={lines} amount={amount} currency={currency} />
      {state === 'open' ? (
        <>
          <div role="status">{answer && 'isDeclined' in answer ? <p className={styles['fault']}>{t('declined')}</p> : null}</div>
          <Form method="post" className={styles['deeds']}>
            <button type="submit" name="action" value="pay">
              {t('pay')}
            </button>
            <button type="submit" name="action" value="decline">
              {t('decline')}
            </button>
            <button type="submit" name="action" value="abandon">
              {t('cancel')}
            </button>
          </Form>
        </>
      ) : (
        <p>
          {state === 'expired' ? (
            <>{t.rich('over', { link: <a href={cancelUrl}>{t('backToTheCover')}</a> })}</>
          ) : (
            <>{t.rich('madeAlready', { link: <a href={successUrl}>{t('goToFiles')}</a> })}</>
          )}
        </p>
      )}
    </main>
  );
}
