import { FORMAT_IDS, FORMATS } from '@coverwright/core/formats/format.ts';
import { type Currency, writePrice } from '@coverwright/core/shop/currency.ts';
import type { ShopPackage } from '@coverwright/core/shop/shop-package.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import styles from './pricing.module.css';
import { pricingMessages } from './messages.ts';
import { formatMessages } from '@coverwright/core/formats/messages.ts';

interface ComparisonProps {
  readonly packages: readonly ShopPackage[];
  readonly currency: Currency;
}

/** Compares the packages with each other and with what is free. */
export function Comparison({ packages, currency }: ComparisonProps) {
  const t = useMessages(pricingMessages);
  const tFormat = useMessages(formatMessages);
  const yes = <span className={styles['yes']}>{t('yes')}</span>;
  const no = <span className={styles['no']}>–</span>;
  return (
    <section className={styles['comparison']} aria-labelledby="comparison">
      <h2 id="comparison">{t('sideBySide')}</h2>
      <div className={styles['scroll']} role="region" aria-label={t('comparison')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('free')}</th>
              {packages.map(({ id, name }) => (
                <th scope="col" key={id}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={t('price')}
              free={writeOr(0, currency, t('notSold'))}
              cells={packages.map(({ prices }) => writeOr(prices[currency], currency, t('notSold')))}
            />
            <Row
              name={t('pricePerFormat')}
              free={no}
              cells={packages.map(({ prices, formats }) =>
                writeOr(
                  prices[currency] === undefined ? undefined : Math.round((prices[currency] ?? 0) / formats.length),
                  currency,
                  t('notSold'),
                ),
              )}
            />
            <Row name={t('editing')} free={yes} cells={packages.map(() => yes)} />
            <Row name={t('proofAndFile')} free={yes} cells={packages.map(() => yes)} />
            {FORMAT_IDS.map((format) => (
              <Row
                key={format}
                name={t(FORMATS[format].designType === 'full' ? 'printPdf' : 'picture', { format: tFormat(format) })}
                free={no}
                cells={packages.map(({ formats }) => (formats.includes(format) ? yes : no))}
              />
            ))}
            <Row name={t('revisionsAfter')} free={no} cells={packages.map(({ revisions }) => revisions)} />
            <Row name={t('moreRemovals')} free={no} cells={packages.map(({ cutoutCredits }) => cutoutCredits)} />
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly free: React.ReactNode;
  readonly cells: readonly React.ReactNode[];
}

function Row({ name, free, cells }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{free}</td>
      {cells.map((cell, place) => (
        // Columns stand for packages, which never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={place}>{cell}</td>
      ))}
    </tr>
  );
}

function writeOr(amount: number | undefined, currency: Currency, notSold: string): string {
  return amount === undefined ? notSold : writePrice(amount, currency);
}
