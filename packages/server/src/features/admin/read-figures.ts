import type { getFigures } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { countExportsSince, countRows, listUserRows, sumIncomeSince } from './admin-repository.ts';
import { type JobTools, reportJobs } from './report-jobs.ts';

const DAY_MS = 86_400_000;
const NEWEST = 5;

/** Returns the key figures of the site. */
export async function readFigures(
  tools: JobTools & { readonly db: Database; readonly clock: Clock },
): Promise<AnswerOf<typeof getFigures>> {
  const { db, clock } = tools;
  const now = clock.now().getTime();
  const [{ users, covers }, exportsToday, income, newest, queues] = await Promise.all([
    countRows(db),
    countExportsSince(db, new Date(now - (now % DAY_MS))),
    sumIncomeSince(db, new Date(now - 30 * DAY_MS)),
    listUserRows(db, '', null, NEWEST),
    reportJobs(tools),
  ]);
  return {
    users,
    covers: { draft: 0, completed: 0, revision: 0, ...Object.fromEntries(covers.map(({ state, count }) => [state, count])) },
    exportsToday,
    income,
    newest: newest.map(({ id, email, createdAt }) => ({ id, email, createdAt: createdAt.toISOString() })),
    failedJobs: queues.reduce((sum, { failedCount }) => sum + failedCount, 0),
  };
}
