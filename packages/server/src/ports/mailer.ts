/** A mail to a single recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Thrown if a mail server refuses a mail permanently, because of its address or its content. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mails, or stores them for the operator. */
export interface Mailer {
  /** Rejects if the mail was not accepted: with `MailRefused` if a retry would be useless. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
