/** The European Economic Area, the United Kingdom and Switzerland: nothing is granted there without explicit consent. */
const ASKED_FIRST = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' '));

/** @param country the two-letter country code from the proxy; null for an unknown country, where the consent banner is shown */
export function consentModeFor(country: string | null): 'explicit' | 'implied' {
  const code = country?.trim().toUpperCase() ?? '';
  // Proxies send XX and T1 when they do not know the country.
  const isKnown = /^[A-Z]{2}$/.test(code) && code !== 'XX';
  return isKnown && !ASKED_FIRST.has(code) ? 'implied' : 'explicit';
}
