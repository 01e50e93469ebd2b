import { FORMAT_IDS, type FormatId } from '../formats/format.ts';
import type { Currency } from './currency.ts';
import type { ShopPackage } from './shop-package.ts';

/** The contents of several packages together, and their cost. */
export interface Basket {
  /** The amount in the smallest unit of the currency. */
  readonly amount: number;
  /** The formats, each once, in the order of menus. */
  readonly formats: readonly FormatId[];
  readonly revisions: number;
  readonly cutoutCredits: number;
}

/** Adds up packages; null if one of them has no price in the currency. */
export function fillBasket(packages: readonly ShopPackage[], currency: Currency): Basket | null {
  const prices = packages.map(({ prices: known }) => known[currency]);
  if (prices.some((price) => price === undefined)) return null;
  return {
    amount: sum(prices.map((price) => price ?? 0)),
    formats: FORMAT_IDS.filter((format) => packages.some(({ formats }) => formats.includes(format))),
    revisions: sum(packages.map(({ revisions }) => revisions)),
    cutoutCredits: sum(packages.map(({ cutoutCredits }) => cutoutCredits)),
  };
}

/** Returns true if a package contains a format that was not bought before. */
export function addsFormats(bought: readonly FormatId[], { formats }: Pick<ShopPackage, 'formats'>): boolean {
  return formats.some((format) => !bought.includes(format));
}

/**
 * Returns the package that best fits a title: among those with the current format, the one that leaves out the fewest of the title's other
 * formats, then the one with the fewest additional formats, then the cheapest. Null if none is offered.
 * @param opened the formats that the title is designed in.
 */
export function fittingPackage(
  packages: readonly ShopPackage[],
  current: FormatId,
  opened: readonly FormatId[],
  currency: Currency,
): ShopPackage | null {
  const weigh = ({ formats, prices }: ShopPackage) => [
    opened.filter((format) => !formats.includes(format)).length,
    formats.filter((format) => !opened.includes(format)).length,
    prices[currency] ?? Infinity,
  ];
  const able = packages.filter(({ formats, isOffered }) => isOffered && formats.includes(current));
  const [best] = able.toSorted((a, b) => {
    const [left, right] = [weigh(a), weigh(b)];
    const at = left.findIndex((weight, place) => weight !== right[place]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
  return best ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
