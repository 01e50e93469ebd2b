const ASKED = 'coverwright.persist-asked';

/** Asks the browser once not to clear away this site's storage when the disk runs low. */
export async function requestPersistence(storage: () => Pick<Storage, 'getItem' | 'setItem'>): Promise<void> {
  try {
    if (storage().getItem(ASKED) !== null) return;
    storage().setItem(ASKED, 'yes');
    await navigator.storage?.persist?.();
  } catch {
    // A browser that does not answer keeps things as long as it likes.
  }
}
