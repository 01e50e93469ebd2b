import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The HMAC-SHA-256 of a text in base64url. Begin the text with its purpose, so that a signature for one use fits no other. */
export function hmacOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares secrets in constant time. Both are hashed first, so that not even their lengths can be measured. */
export function isSameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
