import { hmacOf, isSameSecret } from '../auth/hmac.ts';

/** Returns the token with which the command line requests a backup from a running server: it needs the server's secrets. */
export function backupToken(signingSecret: string): string {
  return hmacOf('backup', signingSecret);
}

export function isBackupToken(signingSecret: string, authorization: string | undefined): boolean {
  return isSameSecret(authorization ?? '', `Bearer ${backupToken(signingSecret)}`);
}
