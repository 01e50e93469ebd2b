import { createHash, randomBytes } from 'node:crypto';

/** Creates a random secret for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token to store: it is of no use to a reader of the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
