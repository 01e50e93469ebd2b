import { claimOutgoing, deleteOutgoing, releaseOutgoing } from '../features/mail/outgoing-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import { type Mailer, MailRefused } from '../ports/mailer.ts';

interface SendMailTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Lifetime of a claim in milliseconds, longer than the mail server's timeout: after it, the worker counts as dead. */
const CLAIM_MS = 5 * 60_000;

/** Sends a stored mail once. @throws if it was not accepted: the queue tries again later */
export async function sendMail({ db, clock, mailer, log }: SendMailTools, id: string): Promise<void> {
  const now = clock.now();
  const kept = await claimOutgoing(db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (!kept) return;
  const { recipient: to, subject, text, html } = kept;
  try {
    await mailer.send({ to, subject, text, html });
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await releaseOutgoing(db, id);
      log.warn({ mailId: id, error: String(error) }, 'mail not sent; it is tried again');
      throw error;
    }
    log.error({ mailId: id, error: error.message }, 'mail refused for good, and given up');
  }
  await deleteOutgoing(db, id);
}
