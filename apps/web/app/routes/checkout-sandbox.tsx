import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import styles from '../checkout/checkout.module.css';
import { actInSandbox, loadSandbox } from '../checkout/load-sandbox.server.ts';
import { OrderSummary } from '../checkout/order-summary.tsx';

export function meta() {
  return [{ title: 'Test payment · Coverwright' }, { name: 'robots', content: 'noindex' }];
}

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSandbox(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return actInSandbox(request, context);
}

/** Where a payment service would be. */
export default function CheckoutSandboxRoute() {
  const { state, lines, amount, currency, successUrl, cancelUrl } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <main className={`${styles['page']} ${styles['narrow']}`}>
      <p className={styles['test']}>Test payment</p>
      <h1>Pay without money</h1>
      <p>
        This server sells in its sandbox: it takes no card and no money. Choose what the buyer does; the files follow as they would after a
        real payment.
      </p>
      <OrderSummary lines={lines} amount={amount} currency={currency} />
      {state === 'open' ? (
        <>
          <div role="status">
            {answer && 'isDeclined' in answer ? (
              <p className={styles['fault']}>The card was declined, as you asked. Nothing was paid; try again, or abandon it.</p>
            ) : null}
          </div>
          <Form method="post" className={styles['deeds']}>
            <button type="submit" name="action" value="pay">
              Pay (test payment)
            </button>
            <button type="submit" name="action" value="decline">
              Decline the card
            </button>
            <button type="submit" name="action" value="abandon">
              Abandon
            </button>
          </Form>
        </>
      ) : (
        <p>
          {state === 'expired' ? (
            <>
              This payment is over; nothing was paid. <a href={cancelUrl}>Back to the cover</a>
            </>
          ) : (
            <>
              This payment was made already. <a href={successUrl}>To your files</a>
            </>
          )}
        </p>
      )}
    </main>
  );
}
