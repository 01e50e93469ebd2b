/** The European Economic Area, the United Kingdom and Switzerland: there nothing is granted that was not said yes to. */
const ASKED_FIRST = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' '));

/** @param country two letters as the proxy names it, or null. A visitor from nowhere that is known is asked first too. */
export function consentModeFor(country: string | null): 'explicit' | 'implied' {
  const code = country?.trim().toUpperCase() ?? '';
  // Proxies send XX and T1 when they do not know the country.
  const isKnown = /^[A-Z]{2}$/.test(code) && code !== 'XX';
  return isKnown && !ASKED_FIRST.has(code) ? 'implied' : 'explicit';
}
