import { DEFAULT_LOCALE } from '../messages/locales.ts';

/** Says what prices are given in. The order is the order of menus; the first is taken where nobody chose. */
export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'AUD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((known) => known === value);
}

/** Says what the money of a country is, by its region in a language tag; null where we have no prices in it. */
const OF_REGION: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  ...Object.fromEntries(
    ['AT', 'BE', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'].map(
      (region) => [region, 'EUR' as const],
    ),
  ),
};

/** Languages whose speakers mostly pay in euro, where the browser names no region. */
const OF_LANGUAGE: Readonly<Record<string, Currency>> = { de: 'EUR', es: 'EUR', fr: 'EUR', it: 'EUR', nl: 'EUR', fi: 'EUR', el: 'EUR' };

/** The money that a browser's `Accept-Language` speaks for. */
export function currencyOfLanguages(header: string): Currency {
  for (const tag of header.split(',').map((part) => part.split(';')[0]?.trim() ?? '')) {
    const [language = '', region] = tag.split('-');
    const found = region ? OF_REGION[region.toUpperCase()] : OF_LANGUAGE[language.toLowerCase()];
    if (found) return found;
  }
  return CURRENCIES[0];
}

/** Says how many of the smallest unit make one: 100 pence a pound. Every currency of ours has hundredths. */
const SMALLEST_IN_ONE = 100;

/** An amount in the smallest unit as a decimal number, as analytics and receipts want it. */
export function inWhole(amount: number): number {
  return amount / SMALLEST_IN_ONE;
}

/** `$19`, `£15.50`. The same on the server and in the browser. @param amount in the smallest unit. */
export function writePrice(amount: number, currency: Currency, locale: string = DEFAULT_LOCALE): string {
  const digits = amount % SMALLEST_IN_ONE === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(inWhole(amount));
}
