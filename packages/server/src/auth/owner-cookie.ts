import { hmacOf, isSameSecret } from './hmac.ts';

export const OWNER_COOKIE = 'coverwright_owner';
/** Maximum lifetime of a cookie in browsers: 400 days, in seconds. */
export const OWNER_COOKIE_SECONDS = 400 * 24 * 3600;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the cookie's value for an owner: the id and our signature, so that it cannot be forged. */
export function signOwnerCookie(ownerId: string, secret: string): string {
  return `${ownerId}.${sign(ownerId, secret)}`;
}

/** Returns the owner in a cookie's value, or null if we did not issue it. */
export function openOwner(value: string | undefined, secret: string): string | null {
  const [ownerId = '', signature = ''] = value?.split('.') ?? [];
  if (!UUID.test(ownerId)) return null;
  return isSameSecret(signature, sign(ownerId, secret)) ? ownerId : null;
}

function sign(ownerId: string, secret: string): string {
  return hmacOf(`owner\n${ownerId}`, secret);
}
