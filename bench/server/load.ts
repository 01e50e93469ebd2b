/** The results of many clients for a kind of request. Times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
}

/**
 * Lets every worker repeat its work until the time is over; running work still counts.
 * @param workers each resolves to false for an error response
 */
export async function runLoad(workers: readonly (() => Promise<boolean>)[], seconds: number): Promise<LoadResult> {
  const times: number[] = [];
  let errors = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < end) {
        const begun = performance.now();
        const isDone = await work().catch(() => false);
        times.push(performance.now() - begun);
        if (!isDone) errors += 1;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: (times.length - errors) / elapsed, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors };
}
