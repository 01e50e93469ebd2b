import type { JobName } from '../../jobs/job-names.ts';
import type { Database } from '../../ports/database.ts';
import type { JobQueue, QueueReport } from '../../ports/job-queue.ts';
import { countLiveExports } from './export-repository.ts';

/** Returns the state of every queue. Exports wait in a table of their own, under the name of a queue without jobs. */
export async function reportQueues(db: Database, queue: JobQueue<JobName>): Promise<readonly QueueReport<JobName>[]> {
  const [queues, live] = await Promise.all([queue.report(), countLiveExports(db)]);
  return queues.map((report) => (report.name === 'render-export' ? { ...report, ...live } : report));
}
