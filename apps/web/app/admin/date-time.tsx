import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { adminMessages } from './messages.ts';
const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A day and a time, the same on the server and in every browser. @param at ISO 8601 */
export function DateTime({ at }: { readonly at: string }) {
  const t = useMessages(adminMessages);
  return <time dateTime={at}>{t('utc', { time: FORMAT.format(new Date(at)) })}</time>;
}
