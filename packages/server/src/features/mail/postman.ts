import type { Log } from '../../ports/log.ts';
import type { Mail, Mailer } from '../../ports/mailer.ts';

/** Takes mail to be sent without anybody waiting for it: how long an answer takes must not say whether there was a mail. */
export interface Postman {
  /** @param write finds out whether there is something to write, and writes it; null when there is not */
  post(write: () => Promise<Mail | null>): void;
  /** Waits for what is on its way. */
  settle(): Promise<void>;
}

export function createPostman(mailer: Mailer, log: Log): Postman {
  const underway = new Set<Promise<void>>();
  const deliver = async (write: () => Promise<Mail | null>) => {
    try {
      const mail = await write();
      if (mail) await mailer.send(mail);
    } catch (error) {
      log.error({ error: String(error) }, 'mail not sent');
    }
  };
  return {
    post(write) {
      const sending = deliver(write).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    settle: async () => void (await Promise.all(underway)),
  };
}
