import type { BrandStore } from './brand-store.ts';

interface BookNames {
  readonly author: string;
  readonly series: string;
}

/** What the next book is offered. A name that cannot be stored is typed again: no cover waits for it. */
export function rememberNames(brand: BrandStore, { author, series }: BookNames): void {
  const { save } = brand.getState();
  if (author.trim()) void save(author.trim().slice(0, LONGEST), { kind: 'penName' });
  if (series.trim()) void save(series.trim().slice(0, LONGEST), { kind: 'series' });
}

/** The longest name that a brand holds. */
const LONGEST = 120;
