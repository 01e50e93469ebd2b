import { isSameSecret } from '../../auth/hmac.ts';
import { randomBytes } from 'node:crypto';
import type { Cookie } from '../../auth/cookie.ts';
import type { Visit } from '../../auth/visit.ts';
import { isLocalRequest, isLocalHost } from '../../http/is-local.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../ports/database.ts';
import { findOutboxMail, listOutboxMails, type OutboxMail } from './outbox-repository.ts';

/** The unsent mails, for the operator. */
export interface Outbox {
  /** The address that the terminal shows: the first browser that opens it gets access. */
  readonly link: string;
  /** Returns true if this browser has access. */
  isOpenTo(request: Request, visit: Visit): boolean;
  /** Returns the cookie for the browser that opens the link; null for any other key, and the second time. */
  redeem(key: string): Cookie | null;
  list(): Promise<readonly OutboxMail[]>;
  find(id: string): Promise<OutboxMail | null>;
}

const MOST = 100;
const COOKIE = 'coverwright_outbox';
const COOKIE_SECONDS = 24 * 3600;

/**
 * Opens the outbox; null if mail is sent, or if the product has a public address, because nobody else may read links that open accounts.
 * The browser that opened the terminal's link has access and, if the operator allows it, so has this machine.
 */
export function openOutbox(
  db: Database,
  { mail, publicUrl, isOutboxOpen }: Pick<Config, 'mail' | 'publicUrl' | 'isOutboxOpen'>,
): Outbox | null {
  if (mail || (publicUrl && !isLocalHost(new URL(publicUrl).hostname))) return null;
  let key: string | null = randomBytes(16).toString('hex');
  const ticket = randomBytes(32).toString('hex');
  return {
    link: `/dev/outbox?key=${key}`,
    isOpenTo: (request, { address, cookie }) =>
      (isOutboxOpen && isLocalRequest(request, address)) || isSameSecret(cookie(COOKIE) ?? '', ticket),
    redeem: (given) => {
      if (key === null || !isSameSecret(given, key)) return null;
      key = null;
      return { name: COOKIE, value: ticket, maxAge: COOKIE_SECONDS };
    },
    list: () => listOutboxMails(db, MOST),
    find: (id) => findOutboxMail(db, id),
  };
}
