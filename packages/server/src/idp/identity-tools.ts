import type { MailSender } from '../features/mail/mail-sender.ts';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

export interface IdentityTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly mailSender: MailSender;
  /** Our own address in mails that no request asked for, without a trailing slash. */
  readonly homeUrl: string;
}

/** Describes where a form was sent from. */
export interface Sender {
  /** Our own address as the sender knows it: links in mails lead there. */
  readonly origin: string;
  /** The sender's network address. */
  readonly address: string;
}

/** Why a form was not taken, in one sentence; beside which field, where it is about one. */
export interface FormFault {
  readonly message: string;
  readonly field: 'email' | 'password' | 'newPassword' | null;
  readonly status: 400 | 429;
}
