// Measures cover ideas per second: npm run bench:ideas [-- --seconds 8 --workers 2]
import { availableParallelism, cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { IdeasTally, IdeasTask } from './ideas-worker.ts';

const option = (name: string, usual: number) => Math.max(1, Number(process.argv[process.argv.indexOf(`--${name}`) + 1]) || usual);
const seconds = option('seconds', 8);
const most = option('workers', availableParallelism());

interface Measured {
  readonly covers: number;
  readonly perSecond: number;
  /** CPU time per cover in milliseconds, on any core, which does not depend on the machine's load. */
  readonly cpu: number;
}

/** Lets all workers make covers for the same time, once all are warmed up. */
async function measure(task: IdeasTask, count: number): Promise<Measured> {
  const workers = Array.from({ length: count }, (_, index) => {
    const worker = new Worker(new URL('ideas-worker.ts', import.meta.url), { workerData: { ...task, firstSeed: 1 + index * 10_000 } });
    const next = () =>
      new Promise<IdeasTally | 'warm'>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    return { worker, next };
  });
  await Promise.all(workers.map(({ next }) => next()));
  const before = process.cpuUsage();
  const tallies = await Promise.all(
    workers.map(async ({ worker, next }) => {
      const tally = next();
      worker.postMessage('go');
      return tally;
    }),
  );
  const { user, system } = process.cpuUsage(before);
  await Promise.all(workers.map(({ worker }) => worker.terminate()));
  const made = tallies.filter((tally) => tally !== 'warm');
  const covers = made.reduce((sum, tally) => sum + tally.covers, 0);
  return {
    covers,
    cpu: (user + system) / 1000 / covers,
    perSecond: made.reduce((sum, { covers, milliseconds }) => sum + (covers / milliseconds) * 1000, 0),
  };
}

console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}; ${seconds} s each, warm\n`);
console.log('| work | workers | covers | covers a second | processor time a cover |');
console.log('|---|---|---|---|---|');
for (const workers of most === 1 ? [1] : [1, most]) {
  for (const paints of [false, true]) {
    const { covers, perSecond, cpu } = await measure({ paints, seconds }, workers);
    console.log(
      `| ${paints ? 'document and 320-px JPEG of the front' : 'document'} | ${workers} | ${covers} | ${perSecond.toFixed(1)} | ${cpu.toFixed(1)} ms |`,
    );
  }
}
