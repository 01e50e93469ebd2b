/** Storage key of a tab whose author was sent to the login from the checkout. */
const KEY = 'coverwright-paying';

export function saveReturnToPay(): void {
  try {
    window.sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the author opens the checkout again.
  }
}

/** Returns true if the author came back from the login to pay. Clears the mark, so that the checkout opens once. */
export function claimReturnToPay(): boolean {
  try {
    const isKept = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isKept;
  } catch {
    return false;
  }
}
