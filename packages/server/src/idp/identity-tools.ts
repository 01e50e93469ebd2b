import type { MailSender } from '../features/mail/mail-sender.ts';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

export interface IdentityTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly mailSender: MailSender;
  /** Our own address for mails that no request caused, without a trailing slash. */
  readonly homeUrl: string;
}

/** The sender of a form. */
export interface Sender {
  /** Our own address as the sender uses it, for links in mails. */
  readonly origin: string;
  /** The sender's network address. */
  readonly address: string;
}

/** The reason why a form was refused, in one sentence, with the field that it is about, if any. */
export interface FormFault {
  readonly message: string;
  readonly field: 'email' | 'password' | 'newPassword' | null;
  readonly status: 400 | 429;
}
