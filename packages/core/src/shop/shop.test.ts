import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT_IDS } from '../formats/format.ts';
import { addsFormats, fillBasket, fittingPackage } from './basket.ts';
import { CURRENCIES, currencyOfLanguages, writePrice } from './currency.ts';
import { SEED_PACKAGES } from './seed-packages.ts';
import { shopPackageSchema } from './shop-package.ts';

test('[C1] the packages that a shop begins with are whole: each has a price in every currency, and every format is sold alone', () => {
  for (const each of SEED_PACKAGES) {
    expect(shopPackageSchema.parse(each)).toEqual(each);
    expect(Object.keys(each.prices)).toEqual([...CURRENCIES]);
  }
  expect(new Set(SEED_PACKAGES.map(({ id }) => id)).size).toBe(SEED_PACKAGES.length);
  for (const format of FORMAT_IDS) expect(SEED_PACKAGES.some(({ formats }) => formats.length === 1 && formats[0] === format)).toBe(true);
});

test('[C1] a bundle is never dearer than its parts', () => {
  const alone = (format: string) => SEED_PACKAGES.find(({ formats }) => formats.length === 1 && formats[0] === format);
  for (const bundle of SEED_PACKAGES.filter(({ formats }) => formats.length > 1))
    for (const currency of CURRENCIES) {
      const apart = bundle.formats.reduce((total, format) => total + (alone(format)?.prices[currency] ?? 0), 0);
      expect([bundle.id, (bundle.prices[currency] ?? 0) < apart]).toEqual([bundle.id, true]);
    }
});

test('[C1] what packages give adds up, formats once; without a price in the currency there is no sum', () => {
  const [ebook, audiobook] = SEED_PACKAGES;
  if (!ebook || !audiobook) throw new Error('No packages');
  expect(fillBasket([ebook, audiobook, ebook], 'GBP')).toEqual({
    amount: 4500,
    formats: ['audiobook', 'ebook'],
    revisions: 6,
    cutoutCredits: 15,
  });
  const { USD } = ebook.prices;
  expect(fillBasket([{ ...ebook, prices: USD ? { USD } : {} }], 'EUR')).toBe(null);
  expect([addsFormats(['ebook'], ebook), addsFormats(['paperback'], ebook)]).toEqual([false, true]);
});

test('[C2] the package that fits holds the format that is worked on, and leaves out as little of the title as can be', () => {
  const named = (current: (typeof FORMAT_IDS)[number], opened: readonly (typeof FORMAT_IDS)[number][]) =>
    fittingPackage(SEED_PACKAGES, current, opened, 'USD')?.id;
  expect(named('ebook', ['ebook'])).toBe('ebook');
  expect(named('paperback', ['paperback', 'ebook'])).toBe('paperback-ebook');
  expect(named('hardback', ['hardback', 'ebook'])).toBe('everything');
  expect(fittingPackage([], 'ebook', ['ebook'], 'USD')).toBe(null);
  fc.assert(
    fc.property(fc.constantFrom(...FORMAT_IDS), fc.subarray([...FORMAT_IDS]), (current, opened) => {
      expect(fittingPackage(SEED_PACKAGES, current, opened, 'EUR')?.formats).toContain(current);
    }),
  );
});

test('[C1] prices are written as they are read, and the browser’s languages say in which money', () => {
  expect([writePrice(1900, 'USD'), writePrice(1550, 'GBP'), writePrice(1_250_000, 'EUR')]).toEqual(['$19', '£15.50', '€12,500']);
  const headers = ['en-GB,en;q=0.9', 'de', 'fr-CA,fr;q=0.8', 'pt-BR,pt', '', 'en'];
  expect(headers.map(currencyOfLanguages)).toEqual(['GBP', 'EUR', 'CAD', 'USD', 'USD', 'USD']);
});

test('[C1] a package that cannot be sold is refused by name', () => {
  const [ebook] = SEED_PACKAGES;
  const faults = (change: object) =>
    shopPackageSchema.safeParse({ ...ebook, ...change }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(faults({ id: 'My Pack' })).toEqual([['id', 'must be small letters and digits, with hyphens between']]);
  expect(faults({ formats: [] })).toEqual([['formats', 'must name a format at least']]);
  expect(faults({ formats: ['ebook', 'ebook'] })).toEqual([['formats', 'must name each format once']]);
  expect(faults({ prices: { ...ebook?.prices, USD: 9.5 } })?.[0]?.[0]).toBe('prices');
});
