import { LRUCache } from 'lru-cache';
import { hmacOf, isSameSecret } from './hmac.ts';

export const OWNER_COOKIE = 'coverwright_owner';
/** Maximum lifetime of a cookie in browsers: 400 days, in seconds. */
export const OWNER_COOKIE_SECONDS = 400 * 24 * 3600;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the cookie's value for an owner: the id and our signature, so that it cannot be forged. */
export function signOwnerCookie(ownerId: string, secret: string): string {
  return `${ownerId}.${sign(ownerId, secret)}`;
}

/** Maximum number of cookies that a reader remembers. */
const MOST_REMEMBERED = 10_000;

/** Returns the owner in a cookie's value, or null if we did not issue it. */
export type ReadOwner = (value: string | undefined) => string | null;

/** Creates a reader of owner cookies. It remembers those that it has found to be ours, because a browser sends its own with every request. */
export function createOwnerReader(secret: string): ReadOwner {
  const known = new LRUCache<string, string>({ max: MOST_REMEMBERED });
  return (value) => {
    if (value === undefined) return null;
    const remembered = known.get(value);
    if (remembered !== undefined) return remembered;
    const [ownerId = '', signature = ''] = value.split('.');
    if (!UUID.test(ownerId) || !isSameSecret(signature, sign(ownerId, secret))) return null;
    known.set(value, ownerId);
    return ownerId;
  };
}

function sign(ownerId: string, secret: string): string {
  return hmacOf(`owner\n${ownerId}`, secret);
}
