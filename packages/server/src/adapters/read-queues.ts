import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { QueueReport } from '../ports/job-queue.ts';

const count = z.coerce.number().int();
const rowsSchema = z.array(
  z.object({
    name: z.string(),
    waiting: count,
    running: count,
    failedCount: count,
    failed: z.array(z.object({ id: z.string(), output: z.unknown(), failedAt: z.coerce.date() })),
  }),
);

/** Counts jobs now, because the library's own counts are as old as its last maintenance. */
const QUESTION = `
  select name,
    count(*) filter (where state in ('created', 'retry')) as waiting,
    count(*) filter (where state = 'active') as running,
    count(*) filter (where state = 'failed') as "failedCount",
    coalesce((
      select json_agg(json_build_object('id', id, 'output', output, 'failedAt', completed_on) order by completed_on desc)
      from (select id, output, completed_on from pgboss.job as failure
        where failure.name = job.name and state = 'failed' order by completed_on desc limit 50) as newest
    ), '[]'::json) as failed
  from pgboss.job as job group by name`;

/** Returns the numbers of waiting, running and failed jobs of each queue, with the latest failures. */
export async function readQueues<Name extends string>(
  database: ReturnType<PgBoss['getDb']>,
  queues: readonly Name[],
): Promise<readonly QueueReport<Name>[]> {
  const rows = rowsSchema.parse((await database.executeSql(QUESTION)).rows);
  return queues.map((name) => {
    const { waiting = 0, running = 0, failedCount = 0, failed = [] } = rows.find((row) => row.name === name) ?? {};
    return {
      name,
      waiting,
      running,
      failedCount,
      failed: failed.map(({ id, output, failedAt }) => ({ id, error: messageOf(output), failedAt })),
    };
  });
}

const thrownSchema = z.object({ message: z.string() });

function messageOf(output: unknown): string {
  const thrown = thrownSchema.safeParse(output);
  return thrown.success ? thrown.data.message.replace(/\s+/g, ' ').slice(0, 500) : 'No message was left.';
}
