/** The languages that the product speaks, as BCP 47 tags. The first is the one that catalogues are written in. */
export const LOCALES = ['en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];
