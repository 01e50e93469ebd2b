/** The longest click id that the checkout accepts: a made-up one must not keep the visitor from paying. */
const LONGEST = 200;

/** Notes the id that a paid click carries in the page's address, for the purchase that may follow. */
export function saveClickId(search: string, storage: () => Pick<Storage, 'setItem'>): void {
  const id = new URLSearchParams(search).get('gclid');
  if (!id || id.length > LONGEST) return;
  try {
    storage().setItem('gclid', id);
  } catch {
    // Without storage the purchase is counted without the click id.
  }
}
