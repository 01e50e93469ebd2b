import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { outgoingMails } from '../../db/schema.ts';
import { resendMails } from '../../jobs/resend-mails.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Mail } from '../../ports/mailer.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createPostman } from './postman.ts';

const HOUR_MS = 3_600_000;
const mail = (subject: string): Mail => ({ to: 'ann@example.org', subject, text: 'text', html: '<p>text</p>' });
const log = pino({ level: 'silent' });

describe.each(DATABASE_KINDS)('mail on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    // Nobody here takes the jobs that paint.
    server = await startTestServer(kind, { environment: { EXPORT_CONCURRENCY: '0' } });
  });
  afterAll(() => server.close());
  const kept = () => server.services.db.select().from(outgoingMails);
  const subjects = async () => ((await server.services.outbox?.list()) ?? []).map(({ subject }) => subject);

  test('[A1] what is posted goes through the queue, and is let go of once it was taken', async () => {
    server.services.postman.post(async () => mail('Hello'));
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
    const postman = createPostman({ db, queue, clock, makeId, log });
    postman.post(async () => mail('Later'));
    await postman.settle();
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
    await expect(sendMail({ db, mailer, log }, id)).rejects.toThrow('421');
    expect((await kept()).map(({ subject }) => subject)).toEqual(['Later']);
    isAway = false;
    await sendMail({ db, mailer, log }, id);
    await sendMail({ db, mailer, log }, id);
    expect([sent, await kept()]).toEqual([['Later'], []]);
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
    }, 15_000);
    expect(rows).toEqual([{ state: 'retry', retry_limit: 3, isLater: true }]);
  }, 30_000);

  test('[A1] what was kept and never queued is queued after some hours, and given up after three days', async () => {
    const { db, clock } = server.services;
    const row = (id: string, hours: number) => ({
      id,
      recipient: 'ann@example.org',
      subject: id,
      text: '',
      html: '',
      createdAt: new Date(clock.now().getTime() - hours * HOUR_MS),
    });
    const [fresh, waiting, old] = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [string, string, string];
    await db.insert(outgoingMails).values([row(fresh, 1), row(waiting, 7), row(old, 73)]);
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
    expect(queued).toEqual([waiting]);
    expect((await kept()).map(({ id }) => id).sort()).toEqual([fresh, waiting]);
    await db.delete(outgoingMails);
  });
});
