import { hmacOf, isSameSecret } from './hmac.ts';
import { createToken } from './token.ts';

export const CSRF_COOKIE = 'coverwright_csrf';

/** Returns the cookie's value for a token: the token and our signature, so that no sibling domain can plant one. */
export function sealCsrf(token: string, secret: string): string {
  return `${token}.${sign(token, secret)}`;
}

/** Returns the token in a cookie's value, or null if we did not issue it. */
export function openCsrf(value: string | undefined, secret: string): string | null {
  const [token = '', signature = ''] = value?.split('.') ?? [];
  return token && isSameSecret(signature, sign(token, secret)) ? token : null;
}

/** Returns the browser's token, or a new one with `isNew`. */
export function csrfOf(cookie: string | undefined, secret: string): { readonly token: string; readonly isNew: boolean } {
  const token = openCsrf(cookie, secret);
  return token === null ? { token: createToken(), isNew: true } : { token, isNew: false };
}

/** Returns true if a form carries the token that its browser received. */
export function isCsrfValid(cookie: string | undefined, given: string | undefined, secret: string): boolean {
  const token = openCsrf(cookie, secret);
  return token !== null && given !== undefined && isSameSecret(given, token);
}

function sign(token: string, secret: string): string {
  return hmacOf(`csrf\n${token}`, secret);
}
