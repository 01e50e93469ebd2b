/** The storage key of a tab whose author was about to pay when they had to log in. */
const KEY = 'coverwright-paying';

export function saveReturnToPay(): void {
  try {
    window.sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the author opens the checkout again.
  }
}

/** Returns true if it was so; asked once, as what was left open is opened once. */
export function claimReturnToPay(): boolean {
  try {
    const isKept = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isKept;
  } catch {
    return false;
  }
}
