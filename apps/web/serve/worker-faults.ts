import type { Config, ConfigFault } from '@coverwright/server/config.ts';

/** Returns the settings that a separate worker process lacks. */
export function workerFaults({ databaseUrl, bucket, exportConcurrency }: Config): readonly ConfigFault[] {
  const faults: ConfigFault[] = [];
  if (!databaseUrl) faults.push({ name: 'DATABASE_URL', message: 'must be set for a worker: it finds its jobs there' });
  if (!bucket) faults.push({ name: 'S3_BUCKET', message: 'must be set for a worker: what it makes must reach those who asked' });
  if (exportConcurrency === 0)
    faults.push({ name: 'EXPORT_CONCURRENCY', message: 'must be 1 or more for a worker: it would have nothing to do' });
  return faults;
}
