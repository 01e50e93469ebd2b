import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Comparison } from '../pricing/comparison.tsx';
import { CurrencyChoice } from '../pricing/currency-choice.tsx';
import { loadPricing } from '../pricing/load-pricing.server.ts';
import { PackageCard } from '../pricing/package-card.tsx';
import styles from '../pricing/pricing.module.css';
import { PricingNotes } from '../pricing/pricing-notes.tsx';
import { tellList } from '../pricing/tell-list.ts';
import { PageDescription } from '../seo/page-description.tsx';
import { MakeCoverLink } from '../site/make-cover-link.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadPricing(request, context);
}

/** What is sold, compared with each other and with what costs nothing. */
export default function PricingRoute() {
  const { productPackages, checkout, currency: spoken } = useLoaderData<typeof loader>();
  const [currency, setCurrency] = useState(spoken);
  useEffect(() => {
    if (checkout !== 'off') tellList(productPackages, spoken);
  }, [checkout, productPackages, spoken]);
  const isFree = checkout === 'off' || productPackages.length === 0;
  return (
    <main className={styles['page']}>
      <PageDescription
        path="/pricing"
        title="Pricing · Coverwright"
        description="Design for nothing, pay once for the print files of a title: paperback, hardcover, eBook and audiobook covers, side by side."
      />
      <div className={styles['head']}>
        <div>
          <h1>{isFree ? 'Everything is free here' : 'Pay once, when it is ready'}</h1>
          <p>
            {isFree
              ? 'This server sells nothing: every file of every cover can be downloaded freely, as often as you like.'
              : 'Designing is free, with everything that the editor can do. A package gives you the files of one title, without a watermark and exact to the printer.'}
          </p>
        </div>
        {isFree ? <MakeCoverLink location="pricing" size="lg" /> : <CurrencyChoice currency={currency} choose={setCurrency} />}
      </div>
      {checkout === 'sandbox' && !isFree ? (
        <p className={styles['test']}>
          <strong>Test payment.</strong> This server takes no money: a purchase is made by the press of a button.
        </p>
      ) : null}
      {isFree ? null : (
        <>
          <div className={styles['cards']}>
            {productPackages.map((each) => (
              <PackageCard key={each.id} each={each} currency={currency} />
            ))}
          </div>
          <Comparison packages={productPackages} currency={currency} />
          <PricingNotes checkout={checkout} />
        </>
      )}
    </main>
  );
}
