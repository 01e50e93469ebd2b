import type { BrandStore } from './brand-store.ts';

interface BookNames {
  readonly author: string;
  readonly series: string;
}

/** The longest name that a brand holds. */
const LONGEST = 120;

/**
 * Stores the names that the next book is offered, one after the other: a browser without an account gets its owner with the first answer. A
 * name that cannot be stored is typed again; no cover waits for it.
 */
export async function storeBrandNames(brand: BrandStore, { author, series }: BookNames): Promise<void> {
  const { save } = brand.getState();
  if (author.trim()) await save(author.trim().slice(0, LONGEST), { kind: 'penName' });
  if (series.trim()) await save(series.trim().slice(0, LONGEST), { kind: 'series' });
}
