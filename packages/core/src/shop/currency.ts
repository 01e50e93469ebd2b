import { DEFAULT_LOCALE } from '../messages/locales.ts';

/** The currencies of prices, in the order of menus. The first is the default. */
export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD', 'AUD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((known) => known === value);
}

/** The currency of each country, by the region in a language tag. */
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

/** Languages whose speakers mostly pay in euros, for browsers that name no region. */
const OF_LANGUAGE: Readonly<Record<string, Currency>> = { de: 'EUR', es: 'EUR', fr: 'EUR', it: 'EUR', nl: 'EUR', fi: 'EUR', el: 'EUR' };

/** Returns the currency that a browser's `Accept-Language` suggests. */
export function currencyOfLanguages(header: string): Currency {
  for (const tag of header.split(',').map((part) => part.split(';')[0]?.trim() ?? '')) {
    const [language = '', region] = tag.split('-');
    const found = region ? OF_REGION[region.toUpperCase()] : OF_LANGUAGE[language.toLowerCase()];
    if (found) return found;
  }
  return CURRENCIES[0];
}

/** The number of smallest units in one unit, such as 100 pence in a pound. All listed currencies have hundredths. */
const SMALLEST_IN_ONE = 100;

/** Converts an amount in the smallest unit to a decimal number, for analytics and receipts. */
export function inWhole(amount: number): number {
  return amount / SMALLEST_IN_ONE;
}

/** Formats a price such as `$19` or `£15.50`, identically on the server and in the browser. @param amount in the smallest unit. */
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
