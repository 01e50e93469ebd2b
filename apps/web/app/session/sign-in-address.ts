/** Returns the address of the login, which returns to the page that was left. */
export function signInAddress(comeBackTo: string, asksAgain = false): string {
  return `/auth/sign-in?${new URLSearchParams({ callbackUrl: comeBackTo, ...(asksAgain ? { prompt: 'login' } : {}) })}`;
}
