import { formatDay } from '@coverwright/core/messages/format-day.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';

/** A date in words, formatted the same on the server and in every browser. @param moment ISO 8601 */
export function LongDate({ moment }: { readonly moment: string }) {
  return <time dateTime={moment}>{formatDay(moment, useLocale(), 'long')}</time>;
}
