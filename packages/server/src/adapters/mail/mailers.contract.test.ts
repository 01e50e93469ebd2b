import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listOutboxMails } from '../../features/mail/outbox-repository.ts';
import { type Mail, type Mailer, MailRefused } from '../../ports/mailer.ts';
import { systemClock } from '../system-clock.ts';
import type { PgliteConnection } from '../pglite/pglite-database.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const MAIL: Mail = {
  to: 'ann@example.org',
  subject: 'Confirm your address, Zoë',
  text: 'Open https://covers.example/verify?token=a-b_c\n',
  html: '<p>Open <a href="https://covers.example/verify?token=a-b_c">this</a></p>',
};

interface Posted {
  readonly mailer: Mailer;
  /** Returns the received mails, each as one text. */
  readonly arrived: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

async function openOutbox(): Promise<Posted> {
  const database: PgliteConnection = await openTestPglite();
  return {
    mailer: createOutboxMailer(database.db, systemClock, () => crypto.randomUUID()),
    arrived: async () =>
      (await listOutboxMails(database.db, 10)).map(({ recipient, subject, text, html }) => [recipient, subject, text, html].join('\n')),
    close: () => database.close(),
  };
}

/** @param refuses errors for certain addresses */
async function openMailServer(refuses: ReadonlyMap<string, Error> = new Map()): Promise<Posted> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address: to }, _, done) => done(refuses.get(to)),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push([...session.envelope.rcptTo.map(({ address }) => address), readable(Buffer.concat(parts).toString())].join('\n'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = createSmtpMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Coverwright <no-reply@covers.example>' });
  return {
    mailer,
    arrived: async () => letters,
    close: async () => {
      await mailer.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Decodes a mail: joins its lines and decodes its characters. */
function readable(letter: string): string {
  return letter
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => unquoted(words.replaceAll('_', ' ')))
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
}

function unquoted(words: string): string {
  return decodeURIComponent(words.replace(/=([0-9A-F]{2})/g, '%$1'));
}

describe.each([
  ['the outbox', openOutbox],
  ['a mail server', () => openMailServer()],
])('mail by %s', (_, open) => {
  let posted: Posted;
  beforeEach(async () => {
    posted = await open();
  });
  afterEach(() => posted.close());

  test('arrives whole: to whom, about what, as text and as HTML', async () => {
    await posted.mailer.send(MAIL);
    const [letter = '', ...others] = await posted.arrived();
    expect(others).toEqual([]);
    for (const part of [MAIL.to, MAIL.subject, MAIL.text.trim(), MAIL.html]) expect(letter).toContain(part);
  });
});

test('a subject cannot carry other headers, and so no other readers', async () => {
  const posted = await openMailServer();
  await posted.mailer.send({ ...MAIL, subject: 'Hello\r\nBcc: everybody@example.org' });
  const [letter = ''] = await posted.arrived();
  expect(letter.split('\n')[0]).toBe(MAIL.to);
  expect(letter).not.toMatch(/^Bcc:/im);
  await posted.close();
});

test('a mail that the server refuses for good is told apart from one that it may take later', async () => {
  const answers = new Map([
    ['nobody@example.org', Object.assign(new Error('No such user'), { responseCode: 550 })],
    ['full@example.org', Object.assign(new Error('Mailbox is full'), { responseCode: 452 })],
  ]);
  const posted = await openMailServer(answers);
  await expect(posted.mailer.send({ ...MAIL, to: 'nobody@example.org' })).rejects.toThrow(MailRefused);
  await expect(posted.mailer.send({ ...MAIL, to: 'full@example.org' })).rejects.not.toThrow(MailRefused);
  await posted.close();
});

test('a mail that the server does not take is not said to be sent', async () => {
  const mailer = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'us@covers.example' });
  await expect(mailer.send(MAIL)).rejects.toThrow('ECONNREFUSED');
  await mailer.close();
});
