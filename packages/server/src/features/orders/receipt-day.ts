/** How receipts write days: the same wherever they are read. */
export const RECEIPT_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
