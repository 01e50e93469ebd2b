import { deleteOutgoingBefore, requeueOutgoingBefore } from '../features/mail/outgoing-repository.ts';
import { MAIL_RETRIES } from '../features/mail/mail-sender.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { Log } from '../ports/log.ts';
import type { JobName } from './job-names.ts';

interface ResendTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: JobQueue<JobName>;
  readonly log: Log;
}

const HOUR_MS = 3_600_000;
/** Longer than the retries of the queue, which end after some four hours: then nothing sends the mail any more. Milliseconds. */
const WAITED_MS = 6 * HOUR_MS;
/** Age in milliseconds after which mails are given up: links in mails work for a day. */
const GIVE_UP_MS = 72 * HOUR_MS;

/** Queues unsent mails again, and gives up those that are three days old. */
export async function resendMails({ db, clock, queue, log }: ResendTools): Promise<void> {
  const now = clock.now().getTime();
  const lost = await deleteOutgoingBefore(db, new Date(now - GIVE_UP_MS));
  if (lost > 0) log.error({ mails: lost }, 'mails given up after three days');
  const waited = await requeueOutgoingBefore(db, new Date(now - WAITED_MS), clock.now());
  for (const id of waited) await queue.send('send-mail', { id }, MAIL_RETRIES);
}
