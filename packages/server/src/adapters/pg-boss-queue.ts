import { fromPglite, PgBoss } from 'pg-boss';
import type { JobQueue } from '../ports/job-queue.ts';
import type { PgliteConnection } from './pglite-database.ts';

type Payload = { readonly id: string };

/**
 * Opens the job queue on the product's own database, with every queue ready: sending to one for the first time inside a
 * transaction would wait for ever on PGlite.
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
      await boss.work<Payload>(queue, { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await handle(job.data, job.signal);
      });
    },
    schedule: async (queue, cron, handle) => {
      await boss.schedule(queue, cron);
      await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: 60 }, handle);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
