const FORMAT = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day in words, the same on the server and in every browser. @param moment ISO 8601 */
export function LongDate({ moment }: { readonly moment: string }) {
  return <time dateTime={moment}>{FORMAT.format(new Date(moment))}</time>;
}
