import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import type { Mailer } from '../../ports/mailer.ts';

const PATIENCE_MS = 20_000;

/** Hands mail to a mail server. Connections are kept for the next. */
export function createSmtpMailer({ smtpUrl, from }: MailConfig): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: async () => transport.close(),
  };
}
