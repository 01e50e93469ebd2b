import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Cookie } from '../../auth/cookie.ts';
import { type AttemptLimit, countAttempt } from '../../auth/count-attempt.ts';
import { hmacOf, isSameSecret } from '../../auth/hmac.ts';
import { openValue, sealValue } from '../../auth/sealed-value.ts';
import type { Visit } from '../../auth/visit.ts';
import { isLocalRequest, isLocalHost } from '../../http/is-local.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { findOutboxMail, listOutboxMails, type OutboxMail } from './outbox-repository.ts';

/** The unsent mails, for the operator. */
export interface Outbox {
  /** The address that the terminal shows: the first browser that opens it gets access. */
  readonly link: string;
  /** Returns true if this browser has access. */
  isOpenTo(request: Request, visit: Visit): boolean;
  /** Returns the cookie for the browser that opens the link; null for any other key, after 30 days, and the second time. */
  redeem(key: string): Promise<Cookie | null>;
  list(): Promise<readonly OutboxMail[]>;
  find(id: string): Promise<OutboxMail | null>;
}

const MOST = 100;
const COOKIE = 'coverwright_outbox';
const COOKIE_SECONDS = 24 * 3600;
const LINK_MS = 30 * 24 * 3600_000;
/** Limit of a link's uses. It is remembered until the link has expired. */
const USE: AttemptLimit = { most: 1, withinMs: 2 * LINK_MS };
const PURPOSE = 'outbox';
const ticketSchema = z.object({ until: z.number() });

interface OutboxTools {
  readonly db: Database;
  readonly clock: Clock;
  /** The secret that all servers share, so that each accepts the links and cookies of the others. */
  readonly secret: string;
}

/**
 * Opens the outbox; null if mail is sent, or if the product has a public address, because nobody else may read links that open accounts.
 * The browser that opened the terminal's link has access and, if the operator allows it, so has this machine.
 */
export function openOutbox(
  { db, clock, secret }: OutboxTools,
  { mail, publicUrl, isOutboxOpen }: Pick<Config, 'mail' | 'publicUrl' | 'isOutboxOpen'>,
): Outbox | null {
  if (mail || (publicUrl && !isLocalHost(new URL(publicUrl).hostname))) return null;
  const now = () => clock.now().getTime();
  const signatureOf = (text: string) => hmacOf(`${PURPOSE} ${text}`, secret);
  const hasTicket = (value: string | undefined) => (openValue(value, PURPOSE, secret, ticketSchema)?.until ?? 0) > now();
  const made = `${now().toString(36)}.${randomBytes(8).toString('hex')}`;
  return {
    link: `/dev/outbox?key=${made}.${signatureOf(made)}`,
    isOpenTo: (request, { address, cookie }) => (isOutboxOpen && isLocalRequest(request, address)) || hasTicket(cookie(COOKIE)),
    async redeem(key) {
      const [madeAt = '', nonce = '', signature = ''] = key.split('.');
      const signed = `${madeAt}.${nonce}`;
      if (!isSameSecret(signature, signatureOf(signed))) return null;
      if (now() > Number.parseInt(madeAt, 36) + LINK_MS || !(await countAttempt({ db, clock }, `outbox:${nonce}`, USE))) return null;
      const ticket = sealValue({ until: now() + COOKIE_SECONDS * 1000 }, PURPOSE, secret);
      return { name: COOKIE, value: ticket, maxAge: COOKIE_SECONDS };
    },
    list: () => listOutboxMails(db, MOST),
    find: (id) => findOutboxMail(db, id),
  };
}
