import { deleteAttemptsBefore } from '../auth/count-attempt.ts';
import { deleteSessionsBefore } from '../auth/session-repository.ts';
import { deleteOutboxMailsBefore } from '../features/mail/outbox-repository.ts';
import { deleteEmailChangesBefore } from '../idp/email-change-repository.ts';
import { deleteResetsBefore } from '../idp/reset-repository.ts';
import { deleteSignUpsBefore } from '../idp/sign-up-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const DAY_MS = 24 * 3_600_000;

interface SignInExpiry {
  readonly db: Database;
  readonly clock: Clock;
  /** Deletes expired records of the embedded protocol. */
  readonly forgetProtocol: (moment: Date) => Promise<void>;
}

/** Deletes expired sessions, links and counts, and mails that nobody has read for a month. */
export async function expireSignIns({ db, clock, forgetProtocol }: SignInExpiry): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await deleteSessionsBefore(db, now);
  await deleteAttemptsBefore(db, now);
  await deleteResetsBefore(db, now);
  await deleteEmailChangesBefore(db, now);
  // A sign-up is kept for a week, in which its mail can be sent again.
  await deleteSignUpsBefore(db, daysAgo(7));
  await deleteOutboxMailsBefore(db, daysAgo(30));
  await forgetProtocol(now);
}
