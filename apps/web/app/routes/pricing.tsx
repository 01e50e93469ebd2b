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

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadPricing(request, context);
}

const WORDS = {
  free: {
    heading: 'Everything is free here',
    text: 'This server sells nothing: every file of every cover can be downloaded freely, as often as you like.',
  },
  sold: {
    heading: 'Pay once, when it is ready',
    text: 'Designing is free, with everything that the editor can do. A package gives you the files of one title, without a watermark and exact to the printer.',
  },
  closed: {
    heading: 'Nothing is sold at the moment',
    text: 'Designing is free, and so are proofs and your designs as files. Packages with the print files come back later; what you bought stays yours.',
  },
} as const;

/** What is sold, compared with each other and with what costs nothing. */
export default function PricingRoute() {
  const { productPackages, checkout, currency: spoken } = useLoaderData<typeof loader>();
  const [currency, setCurrency] = useState(spoken);
  const isFree = checkout === 'off';
  const isSold = !isFree && productPackages.length > 0;
  useEffect(() => {
    if (isSold) trackPackageList(productPackages, spoken);
  }, [isSold, productPackages, spoken]);
  const { heading, text } = isFree ? WORDS.free : isSold ? WORDS.sold : WORDS.closed;
  return (
    <main className={styles['page']}>
      <PageDescription
        path="/pricing"
        title="Pricing · Coverwright"
        description="Design for nothing, pay once for the print files of a title: paperback, hardcover, eBook and audiobook covers, side by side."
      />
      <div className={styles['head']}>
        <div>
          <h1>{heading}</h1>
          <p>{text}</p>
        </div>
        {isSold ? <CurrencyChoice currency={currency} choose={setCurrency} /> : <MakeCoverLink location="pricing" size="lg" />}
      </div>
      {checkout === 'sandbox' && isSold ? (
        <p className={styles['test']}>
          <strong>Test payment.</strong> This server takes no money: a purchase is made by the press of a button.
        </p>
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
