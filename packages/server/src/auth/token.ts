import { createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed, for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what is stored of it: a reader of the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
