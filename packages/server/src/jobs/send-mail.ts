import { deleteOutgoing, findOutgoing } from '../features/mail/outgoing-repository.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import type { Mailer } from '../ports/mailer.ts';

interface SendMailTools {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Sends one mail that was kept for it. @throws when it was not taken: the queue tries again later */
export async function sendMail({ db, mailer, log }: SendMailTools, id: string): Promise<void> {
  const kept = await findOutgoing(db, id);
  if (!kept) return;
  const { recipient: to, subject, text, html } = kept;
  try {
    await mailer.send({ to, subject, text, html });
  } catch (error) {
    log.warn({ mailId: id, error: String(error) }, 'mail not sent; it is tried again');
    throw error;
  }
  await deleteOutgoing(db, id);
}
