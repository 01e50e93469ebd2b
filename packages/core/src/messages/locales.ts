/** The languages of the product, as BCP 47 tags. Catalogues are written in the first one. */
export const LOCALES = ['en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = LOCALES[0];
