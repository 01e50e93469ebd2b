/** Returns where the pages end up that somebody left to log in. */
export function signInAddress(comeBackTo: string, asksAgain = false): string {
  return `/auth/sign-in?${new URLSearchParams({ callbackUrl: comeBackTo, ...(asksAgain ? { prompt: 'login' } : {}) })}`;
}
