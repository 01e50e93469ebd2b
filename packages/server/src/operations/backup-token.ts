import { hmacOf, isSameSecret } from '../auth/hmac.ts';

/** Returns what the command line shows a running server to be let at a backup: only those who can read the server's secrets can make it. */
export function backupToken(signingSecret: string): string {
  return hmacOf('backup', signingSecret);
}

export function isBackupToken(signingSecret: string, authorization: string | undefined): boolean {
  return isSameSecret(authorization ?? '', `Bearer ${backupToken(signingSecret)}`);
}
