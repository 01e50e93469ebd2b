import type { readinessChecks } from '@coverwright/contracts/calls/health.ts';
import type { z } from 'zod';
import type { DatabaseConnection } from '../../ports/database.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import type { FileStore } from '../../ports/storage.ts';

export interface ReadinessTools {
  readonly database: Pick<DatabaseConnection, 'ping'>;
  readonly storage: Pick<FileStore, 'get'>;
  readonly queue: Pick<JobQueue, 'report'>;
}

type ReadinessChecks = z.infer<typeof readinessChecks>;

/** A service that takes longer than this to respond counts as unavailable, because a load balancer is waiting. Milliseconds. */
const PATIENCE_MS = 2_000;
/** A key that no file of the product has. */
const PROBE_KEY = 'never-written';

/** Checks every service that a request may need. */
export async function checkReadiness({ database, storage, queue }: ReadinessTools): Promise<ReadinessChecks> {
  const [isDatabase, isStorage, isQueue] = await Promise.all([
    answers(() => database.ping()),
    answers(() => storage.get(PROBE_KEY)),
    answers(() => queue.report()),
  ]);
  return { database: isDatabase, storage: isStorage, queue: isQueue };
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), PATIENCE_MS);
  });
  try {
    await Promise.race([ask(), timeout]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
