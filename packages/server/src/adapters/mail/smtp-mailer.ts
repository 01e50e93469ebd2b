import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { MailConfig } from '../../config.ts';
import { type Mailer, MailRefused } from '../../ports/mailer.ts';

const PATIENCE_MS = 20_000;

/** A permanent refusal of the recipient or the message. If the server may not log in or send at all, the operator must act instead. */
const refusalSchema = z.object({
  permanent: z.literal(true),
  code: z.enum(['EENVELOPE', 'EMESSAGE']),
  command: z.string().refine((command) => command !== 'MAIL FROM'),
});

/** Sends mails by an SMTP server, with pooled connections. */
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
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw refusalSchema.safeParse(error).success ? new MailRefused(String(error), { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}
