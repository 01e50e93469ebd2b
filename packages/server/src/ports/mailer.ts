/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail, or keeps it for somebody to read. */
export interface Mailer {
  /** Rejects when the mail was not taken. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
