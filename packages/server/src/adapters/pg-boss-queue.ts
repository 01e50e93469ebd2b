import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database } from '../ports/database.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { PgliteConnection } from './pglite/pglite-database.ts';
import { readQueues } from './read-queues.ts';

type Payload = { readonly id: string };

/** The polling intervals of workers, in seconds: a notification can be lost with its connection. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 } as const;

/**
 * Opens the job queue on the product's own database and creates every queue: sending to a new queue inside a transaction would deadlock on
 * PGlite.
 */
export async function openPgBossQueue<Name extends string>(
  database: PgliteConnection | { readonly kind: 'postgres'; readonly url: string },
  queues: readonly Name[],
  onError: (error: Error) => void,
): Promise<JobQueue<Name>> {
  const boss =
    database.kind === 'pglite'
      ? new PgBoss({ db: fromPglite(database.client), backend: 'pglite', useListenNotify: true })
      : new PgBoss({ connectionString: database.url, max: 4, useListenNotify: true });
  boss.on('error', onError);
  await boss.start();
  for (const queue of queues) await boss.createQueue(queue, { notify: true, retryLimit: 1, expireInSeconds: 900 });
  return {
    send: async (queue, payload, patience) => {
      const retry = patience && { retryLimit: patience.retries, retryDelay: patience.delaySeconds, retryBackoff: true };
      await boss.send(queue, payload, retry ?? {});
    },
    work: async (queue, concurrency, handle) => {
      for (let worker = 0; worker < concurrency; worker += 1) {
        const id = await boss.work<Payload>(queue, { batchSize: 1, ...POLLING }, async ([job]) => {
          // The library pauses after each job. A notification makes it look for the next job at once, so that a backlog is worked off
          // without pauses.
          boss.notifyWorker(id);
          if (job) await handle(job.data, job.signal);
        });
      }
    },
    schedule: async (queue, cron, handle) => {
      await boss.schedule(queue, cron);
      await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: 60 }, handle);
    },
    report: () => readQueues(boss.getDb(), queues),
    retry: async (queue, id, transaction) => {
      const db = within(transaction);
      const found = await boss.getJobById<Payload>(queue, id, { db });
      if (found?.state !== 'failed') return false;
      // The job is sent again, because that wakes a worker; the library's own retry waits for the next poll.
      const { data, retryLimit, retryDelay, retryBackoff } = found;
      await boss.deleteJob(queue, id, { db });
      await boss.send(queue, data, { retryLimit, retryDelay, retryBackoff, db });
      return true;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

const answerSchema = z.object({ rows: z.array(z.any()) });

/** Runs the library's queries in our transaction. */
function within(transaction: Database) {
  return fromDrizzle({ execute: async (question: SQL) => answerSchema.parse(await transaction.execute(question)) }, sql);
}
