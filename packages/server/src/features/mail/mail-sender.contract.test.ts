import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { outgoingMails } from '../../db/schema.ts';
import { resendMails } from '../../jobs/resend-mails.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { type Mail, MailRefused } from '../../ports/mailer.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import type { MailContent } from './compose-mail.ts';
import { createMailSender } from './mail-sender.ts';

const HOUR_MS = 3_600_000;
const operator = { name: 'Harbor Books', address: '1 Quay Street\nGalway', supportEmail: 'help@harbor.example' };
const mail = (subject: string): MailContent => ({
  to: 'ann@example.org',
  subject,
  heading: 'Hello',
  paragraphs: ['One sentence.'],
  action: { label: 'Open', url: 'https://covers.example/' },
  footnote: 'If it was not you, do nothing.',
});
const log = pino({ level: 'silent' });
/** A mail that was stored this many hours ago. */
const rowOf = (id: string, hours: number) => ({
  id,
  recipient: 'ann@example.org',
  subject: id,
  text: '',
  html: '',
  createdAt: new Date(Date.now() - hours * HOUR_MS),
});

describe.each(DATABASE_KINDS)('mail on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // No worker takes the jobs that paint.
    server = await startTestServer(kind, { environment: { EXPORT_CONCURRENCY: '0' } });
  });
  afterAll(() => server.close());
  const kept = () => server.services.db.select().from(outgoingMails);
  const subjects = async () => ((await server.services.outbox?.list()) ?? []).map(({ subject }) => subject);

  test('[A1] what is posted goes through the queue, and is let go of once it was taken', async () => {
    server.services.mailSender.post(async () => mail('Hello'));
    await settleMails(server);
    expect(await subjects()).toContain('Hello');
  });

  test('[A1] a mail that was not taken fails its job and stays: the next try sends it, and once is enough', async () => {
    const { db, clock, makeId } = server.services;
    const queued: string[] = [];
    const queue = {
      send: async (_: string, { id }: { id: string }) => void queued.push(id),
      work: vi.fn(),
      schedule: vi.fn(),
      report: vi.fn(),
      retry: vi.fn(),
      stop: vi.fn(),
    };
    const mailSender = createMailSender({ db, queue, clock, makeId, log, operator });
    mailSender.post(async () => mail('Later'));
    await mailSender.settle();
    const sent: string[] = [];
    let isAway = true;
    const mailer = {
      send: async ({ subject }: Mail) => {
        if (isAway) throw new Error('421 come back later');
        sent.push(subject);
      },
      close: async () => {},
    };
    const [id = ''] = queued;
    await expect(sendMail({ db, clock, mailer, log }, id)).rejects.toThrow('421');
    const [later] = await kept();
    expect(later?.subject).toBe('Later');
    // Every mail names the operator.
    for (const body of [later?.text, later?.html]) expect(body).toMatch(/Harbor Books[^]*Quay Street[^]*help@harbor\.example/);
    isAway = false;
    await sendMail({ db, clock, mailer, log }, id);
    await sendMail({ db, clock, mailer, log }, id);
    expect([sent, await kept()]).toEqual([['Later'], []]);
  });

  test('[A1] a mail that two take at once is sent once, and by the other where the one has stopped halfway', async () => {
    const { db, clock } = server.services;
    const id = '00000000-0000-4000-8000-000000000004';
    await db.insert(outgoingMails).values(rowOf(id, 0));
    let sent = 0;
    let isGone = false;
    const { promise: hasMet, resolve: meet } = Promise.withResolvers<void>();
    const mailer = {
      send: async () => {
        sent += 1;
        // The first mail is being sent until the second sender has come to it.
        await hasMet;
        if (!isGone) throw new Error('421 come back later');
      },
      close: async () => {},
    };
    const tools = { db, clock, mailer, log };
    const tries = [sendMail(tools, id), sendMail(tools, id)];
    await Promise.race(tries.map((each) => each.catch(() => {})));
    meet();
    const answers = await Promise.allSettled(tries);
    expect([sent, answers.filter(({ status }) => status === 'rejected').length]).toEqual([1, 1]);
    isGone = true;
    await db.update(outgoingMails).set({ claimedUntil: new Date(clock.now().getTime() + HOUR_MS) });
    await sendMail(tools, id);
    expect([sent, (await kept()).length]).toEqual([1, 1]);
    await sendMail({ ...tools, clock: { now: () => new Date(Date.now() + 2 * HOUR_MS) } }, id);
    expect([sent, await kept()]).toEqual([2, []]);
  });

  test('[A1] a mail that no server will ever take is given up at once', async () => {
    const { db, clock } = server.services;
    const id = '00000000-0000-4000-8000-000000000005';
    await db.insert(outgoingMails).values(rowOf(id, 0));
    const refuse = async () => {
      throw new MailRefused('550 no such user');
    };
    await sendMail({ db, clock, mailer: { send: refuse, close: async () => {} }, log }, id);
    expect(await kept()).toEqual([]);
  });

  test('[A1] a job that fails with patience waits in the queue to be tried again', async () => {
    const { queue, db } = server.services;
    let isTried = false;
    await queue.work('render-share', 1, async () => {
      isTried = true;
      throw new Error('not this time');
    });
    await queue.send('render-share', { id: 'flaky' }, { retries: 3, delaySeconds: 60 });
    const rows = await vi.waitFor(async () => {
      expect(isTried).toBe(true);
      const answer: unknown = await db.execute(
        sql`select state, retry_limit, start_after > now() as "isLater" from pgboss.job where name = 'render-share' and state = 'retry'`,
      );
      const found = z.object({ rows: z.array(z.unknown()) }).parse(answer).rows;
      expect(found).toHaveLength(1);
      return found;
    }, 60_000);
    expect(rows).toEqual([{ state: 'retry', retry_limit: 3, isLater: true }]);
  });

  test('[A1] what was kept and never queued is queued after some hours, and given up after three days', async () => {
    const { db, clock } = server.services;

    const [fresh, waiting, old] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [string, string, string];
    await db.insert(outgoingMails).values([rowOf(fresh, 1), rowOf(waiting, 7), rowOf(old, 73)]);
    const queued: string[] = [];
    const queue = {
      send: async (_: string, { id }: { id: string }) => void queued.push(id),
      work: vi.fn(),
      schedule: vi.fn(),
      report: vi.fn(),
      retry: vi.fn(),
      stop: vi.fn(),
    };
    await resendMails({ db, clock, queue, log });
    // Two hours later the mail is still in the queue, so it is not queued again.
    await resendMails({ db, clock: { now: () => new Date(clock.now().getTime() + 2 * HOUR_MS) }, queue, log });
    expect(queued).toEqual([waiting]);
    expect((await kept()).map(({ id }) => id).sort()).toEqual([fresh, waiting]);
    await db.delete(outgoingMails);
  });
});
