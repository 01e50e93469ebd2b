import { insertOutboxMail } from '../../features/mail/outbox-repository.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Mailer } from '../../ports/mailer.ts';

/** Stores mails in the database, where the operator reads them at `/dev/outbox`. */
export function createOutboxMailer(db: Database, clock: Clock, makeId: MakeId): Mailer {
  return {
    send: ({ to, subject, text, html }) =>
      insertOutboxMail(db, { id: makeId(), recipient: to, subject, text, html, createdAt: clock.now() }),
    close: async () => {},
  };
}
