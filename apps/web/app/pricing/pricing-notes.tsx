import type { CheckoutMode } from '@coverwright/contracts/calls/pricing.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SiteLink } from '../site/site-link.tsx';
import styles from './pricing.module.css';
import { pricingMessages } from './messages.ts';

/** Explains the prices. */
export function PricingNotes({ checkout }: { readonly checkout: CheckoutMode }) {
  const t = useMessages(pricingMessages);
  return (
    <section className={styles['notes']} aria-labelledby="notes">
      <h2 id="notes">{t('beforeYouBuy')}</h2>
      <dl>
        <div>
          <dt>{t('designFirst')}</dt>
          <dd>{t('designFirstText')}</dd>
        </div>
        <div>
          <dt>{t('checkedFirst')}</dt>
          <dd>{t('checkedFirstText')}</dd>
        </div>
        <div>
          <dt>{t('filesStay')}</dt>
          <dd>{t('filesStayText')}</dd>
        </div>
        <div>
          <dt>{t('notIncluded')}</dt>
          <dd>{t('notIncludedText')}</dd>
        </div>
        <div>
          <dt>{t('onePurchase')}</dt>
          <dd>
            {t.rich(checkout === 'stripe' ? 'noSubscriptionByStripe' : 'noSubscription', {
              terms: <SiteLink to="/terms">{t('terms')}</SiteLink>,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
