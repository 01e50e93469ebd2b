import type { Log } from '../../ports/log.ts';
import type { Mail, Mailer } from '../../ports/mailer.ts';

/** Takes mail to be sent without anybody waiting for it: how long an answer takes must not say whether there was a mail. */
export interface Postman {
  post(mail: Mail): void;
  /** Waits for what is on its way. */
  settle(): Promise<void>;
}

export function createPostman(mailer: Mailer, log: Log): Postman {
  const underway = new Set<Promise<void>>();
  return {
    post(mail) {
      const sending = mailer
        .send(mail)
        .catch((error: unknown) => log.error({ subject: mail.subject, error: String(error) }, 'mail not sent'))
        .finally(() => underway.delete(sending));
      underway.add(sending);
    },
    settle: async () => void (await Promise.all(underway)),
  };
}
