const ASKED = 'coverwright.persist-asked';

/** Asks the browser once to keep this site's storage even when the disk is nearly full. */
export async function requestPersistence(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Promise<void> {
  try {
    if (storage().getItem(ASKED) !== null) return;
    storage().setItem(ASKED, 'yes');
    await navigator.storage?.persist?.();
  } catch {
    // If the browser does not answer, it decides how long to keep the data.
  }
}
