import type { CheckoutMode } from '@coverwright/contracts/calls/pricing.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './pricing.module.css';

/** What the prices do not say by themselves. */
export function PricingNotes({ checkout }: { readonly checkout: CheckoutMode }) {
  return (
    <section className={styles['notes']} aria-labelledby="notes">
      <h2 id="notes">Before you buy</h2>
      <dl>
        <div>
          <dt>You can design everything first</dt>
          <dd>Nothing is locked in the editor. You pay when the cover is as you want it, and see a proof of it before.</dd>
        </div>
        <div>
          <dt>No cover is sold that the printer would refuse</dt>
          <dd>The print check runs over every format of the package before you pay. What it finds stops the purchase and says why.</dd>
        </div>
        <div>
          <dt>What was bought stays bought</dt>
          <dd>
            The files are made of the cover as it was when you paid, as often as you download them. A revision is a change afterwards; the
            completed cover stays beside it.
          </dd>
        </div>
        <div>
          <dt>What no package has</dt>
          <dd>An ISBN, the inside of the book, or somebody who designs for you. Printing is paid at the printer.</dd>
        </div>
        <div>
          <dt>One title, one purchase</dt>
          <dd>
            There is no subscription. {checkout === 'stripe' ? 'Stripe takes the payment, reckons the tax and sends the receipt.' : null}{' '}
            See the <SiteLink to="/terms">terms</SiteLink>.
          </dd>
        </div>
      </dl>
    </section>
  );
}
