import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useLocale } from '@coverwright/editor/messages/locale.ts';
import { adminMessages } from './messages.ts';

const STYLE = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

/** A date with its time, formatted the same on the server and in every browser. @param at ISO 8601 */
export function DateTime({ at }: { readonly at: string }) {
  const t = useMessages(adminMessages);
  const locale = useLocale();
  return <time dateTime={at}>{t('utc', { time: new Intl.DateTimeFormat(locale, STYLE).format(new Date(at)) })}</time>;
}
