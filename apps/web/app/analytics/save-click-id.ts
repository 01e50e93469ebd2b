/** Maximum length of a click id that the checkout accepts: a forged one must not prevent the payment. */
const LONGEST = 200;

/** Stores the click id of a paid advertisement in the page's address for a later purchase. */
export function saveClickId(search: string, storage: () => Pick<Storage, 'setItem'>): void {
  const id = new URLSearchParams(search).get('gclid');
  if (!id || id.length > LONGEST) return;
  try {
    storage().setItem('gclid', id);
  } catch {
    // Without storage the purchase is counted without the click id.
  }
}
