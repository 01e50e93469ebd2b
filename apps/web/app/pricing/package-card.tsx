import { FORMATS } from '@coverwright/core/formats/format.ts';
import { type Currency, writePrice } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { SiteButton } from '../site/site-button.tsx';
import styles from './pricing.module.css';
import { pricingMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

interface PackageCardProps {
  readonly each: ShopPackage;
  readonly currency: Currency;
}

const FILES = { full: 'printPdf', front: 'picture' } as const;

/** A package with its price and its contents. */
export function PackageCard({ each, currency }: PackageCardProps) {
  const t = useMessages(pricingMessages);
  const tFormat = useMessages(formatMessages);
  const { id, name, summary, formats, revisions, cutoutCredits, prices, isFeatured } = each;
  const price = prices[currency];
  return (
    <article className={styles['card']} data-featured={isFeatured} aria-labelledby={`package-${id}`}>
      {isFeatured ? <p className={styles['flag']}>{t('recommended')}</p> : null}
      <h2 id={`package-${id}`}>{name}</h2>
      <p className={styles['price']}>
        {price === undefined ? <span className={styles['none']}>{t('notSoldIn', { currency })}</span> : writePrice(price, currency)}
        {price === undefined ? null : <small>{t('onceForOneTitle')}</small>}
      </p>
      <p className={styles['summary']}>{summary}</p>
      <ul>
        {formats.map((format) => (
          <li key={format}>{t(FILES[FORMATS[format].designType], { format: tFormat(format) })}</li>
        ))}
        <li>
          {revisions === 1 ? t('oneRevision') : t('revisions', { revisions })} {t('afterItIsCompleted')}
        </li>
        <li>{t('moreBackgroundRemovals', { cutoutCredits })}</li>
      </ul>
      <SiteButton
        to={`/design?package=${id}`}
        tone={isFeatured ? 'strong' : 'quiet'}
        className={styles['begin']}
        aria-label={t('beginACoverFor', { name })}
      >
        {t('beginACover')}
      </SiteButton>
    </article>
  );
}
