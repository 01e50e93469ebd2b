/** The time zone in which days are written: UTC, so that the server and every browser write the same day. */
const TIME_ZONE = 'UTC';

/** Formats a date. @param moment ISO 8601 @param dateStyle `medium` is Nov 23, 2026; `long` is November 23, 2026 */
export function formatDay(moment: string, locale: string, dateStyle: 'medium' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: TIME_ZONE }).format(new Date(moment));
}
