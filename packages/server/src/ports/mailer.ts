/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail server will never take this mail: there is no such address, or it does not want what is in it. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Sends mail, or keeps it for somebody to read. */
export interface Mailer {
  /** Rejects when the mail was not taken: with `MailRefused` when trying again would be in vain. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
