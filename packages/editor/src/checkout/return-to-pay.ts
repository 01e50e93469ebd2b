/** Says where a tab keeps that its author was about to pay when they had to log in. */
const KEY = 'coverwright-paying';

export function saveReturnToPay(): void {
  try {
    window.sessionStorage.setItem(KEY, 'true');
  } catch {
    // A browser that keeps nothing: the checkout is opened again by hand.
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
