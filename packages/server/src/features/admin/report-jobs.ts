import type { QueueReport } from '@coverwright/contracts/calls/admin-site.ts';
import type { JobName } from '../../jobs/job-names.ts';
import type { Database } from '../../ports/database.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import { reportQueues } from '../exports/report-queues.ts';
import { countFailedExports, listFailedExports } from './admin-repository.ts';

export interface JobTools {
  readonly db: Database;
  readonly queue: JobQueue<JobName>;
}

const MOST = 50;

/** Reports the state of every queue. Failed exports count among the failures, although their jobs ended normally. */
export async function reportJobs({ db, queue }: JobTools): Promise<QueueReport[]> {
  const [queues, failedExports, exportCount] = await Promise.all([
    reportQueues(db, queue),
    listFailedExports(db, MOST),
    countFailedExports(db),
  ]);
  const files = failedExports.map(({ id, filename, error, failedAt }) => ({ id, error: `${filename}: ${error ?? ''}`, failedAt }));
  return queues.map(({ failed, failedCount, ...report }) => {
    const isOfFiles = report.name === 'render-export';
    const all = [...failed, ...(isOfFiles ? files : [])].toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime()).slice(0, MOST);
    return {
      ...report,
      failedCount: failedCount + (isOfFiles ? exportCount : 0),
      failed: all.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
    };
  });
}
