import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the command line shows a running server to be let at a backup: only those who can read the server's secrets can make it. */
export function backupToken(signingSecret: string): string {
  return createHmac('sha256', signingSecret).update('backup').digest('hex');
}

export function isBackupToken(signingSecret: string, authorization: string | undefined): boolean {
  const expected = Buffer.from(`Bearer ${backupToken(signingSecret)}`);
  const given = Buffer.from(authorization ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
