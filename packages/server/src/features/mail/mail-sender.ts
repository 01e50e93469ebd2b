import type { Operator } from '@coverwright/contracts/site/site-facts.ts';
import type { JobName } from '../../jobs/job-names.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { JobQueue, RetryPolicy } from '../../ports/job-queue.ts';
import type { Log } from '../../ports/log.ts';
import { composeMail, type MailContent } from './compose-mail.ts';
import { insertOutgoing } from './outgoing-repository.ts';

/** Queues mails without waiting, because the duration of a response must not reveal whether a mail was sent. */
export interface MailSender {
  /** @param write composes the mail; null if there is none to send */
  post(write: () => Promise<MailContent | null>): void;
  /** Waits until the posted mails are stored for sending. */
  settle(): Promise<void>;
}

interface MailSenderTools {
  readonly db: Database;
  readonly queue: JobQueue<JobName>;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly log: Log;
  /** The operator, named at the foot of every mail. */
  readonly operator: Operator;
}

/** Retries from a quarter of a minute to some four hours, for a mail server that restarts or is down for long. */
export const MAIL_RETRIES: RetryPolicy = { retries: 10, delaySeconds: 15 };

/** Stores mails before they are sent, and deletes them once a mail server has accepted them. */
export function createMailSender({ db, queue, clock, makeId, log, operator }: MailSenderTools): MailSender {
  const underway = new Set<Promise<void>>();
  const keep = async (write: () => Promise<MailContent | null>) => {
    try {
      const content = await write();
      if (!content) return;
      const { to: recipient, subject, text, html } = composeMail(content, operator);
      const id = makeId();
      const now = clock.now();
      await insertOutgoing(db, { id, recipient, subject, text, html, createdAt: now, queuedAt: now, claimedUntil: null });
      await queue.send('send-mail', { id }, MAIL_RETRIES);
    } catch (error) {
      log.error({ error: String(error) }, 'mail not queued');
    }
  };
  return {
    post(write) {
      const keeping = keep(write).finally(() => underway.delete(keeping));
      underway.add(keeping);
    },
    settle: async () => void (await Promise.all(underway)),
  };
}
