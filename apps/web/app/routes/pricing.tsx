import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Comparison } from '../pricing/comparison.tsx';
import { CurrencyChoice } from '../pricing/currency-choice.tsx';
import { loadPricing } from '../pricing/load-pricing.server.ts';
import { PackageCard } from '../pricing/package-card.tsx';
import styles from '../pricing/pricing.module.css';
import { PricingNotes } from '../pricing/pricing-notes.tsx';
import { trackPackageList } from '../pricing/track-package-list.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { MakeCoverLink } from '../site/make-cover-link.tsx';
import { pricingMessages } from '../pricing/messages.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadPricing(request, context);
}

/** The pricing page, which compares the packages with each other and with what is free. */
export default function PricingRoute() {
  const t = useMessages(pricingMessages);
  const { productPackages, checkout, currency: spoken } = useLoaderData<typeof loader>();
  const [currency, setCurrency] = useState(spoken);
  const isFree = checkout === 'off';
  const isSold = !isFree && productPackages.length > 0;
  useEffect(() => {
    if (isSold) trackPackageList(productPackages, spoken);
  }, [isSold, productPackages, spoken]);
  const offer = isFree ? 'free' : isSold ? 'sold' : 'closed';
  return (
    <main className={styles['page']}>
      <PageDescription path="/pricing" title={t('pageTitle')} description={t('description')} />
      <div className={styles['head']}>
        <div>
          <h1>{t(`${offer}Heading`)}</h1>
          <p>{t(`${offer}Text`)}</p>
        </div>
        {isSold ? <CurrencyChoice currency={currency} choose={setCurrency} /> : <MakeCoverLink location="pricing" size="lg" />}
      </div>
      {checkout === 'sandbox' && isSold ? (
        <p className={styles['test']}>{t.rich('sandbox', { testPayment: <strong>{t('testPayment')}</strong> })}</p>
      ) : null}
      {isSold ? (
        <>
          <div className={styles['cards']}>
            {productPackages.map((each) => (
              <PackageCard key={each.id} each={each} currency={currency} />
            ))}
          </div>
          <Comparison packages={productPackages} currency={currency} />
          <PricingNotes checkout={checkout} />
        </>
      ) : null}
    </main>
  );
}
