import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import { JOB_NAMES } from '../../jobs/job-names.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { requeueFailed } from '../exports/export-repository.ts';
import { isUuid } from '../is-uuid.ts';
import type { JobTools } from './report-jobs.ts';

interface RetryTools extends JobTools {
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** Retries a failed job on behalf of an administrator. A failed export starts again. */
export async function retryJob(
  tools: RetryTools,
  admin: Session,
  { queue: name, id }: { readonly queue: string; readonly id: string },
): Promise<Result<{ readonly retried: true }, Refusal>> {
  const { db, clock, queue } = tools;
  const known = JOB_NAMES.find((each) => each === name);
  if (!known || !isUuid(id)) return refuse({ code: 'notFound' });
  const isRetried = await db.transaction(async (transaction) => {
    const isFile = known === 'render-export' && (await requeueFailed(transaction, id, clock.now()));
    if (!isFile && !(await queue.retry(known, id, transaction))) return false;
    await insertAuditEntry({ ...tools, db: transaction }, admin, {
      action: 'job.retry',
      subject: id,
      before: { queue: known },
      after: null,
    });
    return true;
  });
  return isRetried ? succeed({ retried: true }) : refuse({ code: 'notFound' });
}
