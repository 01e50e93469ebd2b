import type { Visit } from '../../auth/visit.ts';
import { isAskedLocally, isLocalHost } from '../../http/is-local.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../ports/database.ts';
import { findOutboxMail, listOutboxMails, type OutboxMail } from './outbox-repository.ts';

/** The mails that were not sent, for whoever runs the product. */
export interface Outbox {
  /** Whether this browser may look. */
  isOpenTo(request: Request, visit: Visit): boolean;
  list(): Promise<readonly OutboxMail[]>;
  find(id: string): Promise<OutboxMail | null>;
}

const MOST = 100;

/** Null where mail is sent, and where the product has a public address: links that open accounts are nobody else's to read. */
export function openOutbox(db: Database, { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): Outbox | null {
  if (mail || (publicUrl && !isLocalHost(new URL(publicUrl).hostname))) return null;
  return {
    isOpenTo: (request, { address, found }) => isAskedLocally(request, address) || found?.session.role === 'admin',
    list: () => listOutboxMails(db, MOST),
    find: (id) => findOutboxMail(db, id),
  };
}
