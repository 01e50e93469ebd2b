import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type Currency, writePrice } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { SiteButton } from '../site/site-button.tsx';
import styles from './pricing.module.css';

interface PackageCardProps {
  readonly each: ShopPackage;
  readonly currency: Currency;
}

const FILES = { full: 'print PDF', front: 'picture' } as const;

/** One package: what it costs, and what is in it. */
export function PackageCard({ each, currency }: PackageCardProps) {
  const { id, name, summary, formats, revisions, cutoutCredits, prices, isFeatured } = each;
  const price = prices[currency];
  return (
    <article className={styles['card']} data-featured={isFeatured} aria-labelledby={`package-${id}`}>
      {isFeatured ? <p className={styles['flag']}>Suits most first editions</p> : null}
      <h2 id={`package-${id}`}>{name}</h2>
      <p className={styles['price']}>
        {price === undefined ? <span className={styles['none']}>Not sold in {currency}</span> : writePrice(price, currency)}
        {price === undefined ? null : <small>once, for one title</small>}
      </p>
      <p className={styles['summary']}>{summary}</p>
      <ul>
        {formats.map((format) => (
          <li key={format}>
            {FORMATS[format].name} {FILES[FORMATS[format].designType]}
          </li>
        ))}
        <li>{revisions === 1 ? '1 revision' : `${revisions} revisions`} after it is completed</li>
        <li>{cutoutCredits} more background removals</li>
      </ul>
      <SiteButton
        to={`/design?package=${id}`}
        tone={isFeatured ? 'strong' : 'quiet'}
        className={styles['begin']}
        aria-label={`Begin a cover for ${name}`}
      >
        Begin a cover
      </SiteButton>
    </article>
  );
}
