import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { TaskMessage, TaskReport } from './pool-messages.ts';

/** Environment variable with a process's memory limit in bytes. */
export const MEMORY_LIMIT = 'POOL_MEMORY_LIMIT';

/**
 * Source of a watchdog thread, because the work may block its own thread for seconds. It kills the process if it exceeds its memory limit,
 * or if its parent has ended.
 */
const WATCHDOG = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.limit || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, 200);
`;

/** Makes this process a worker of a pool: it handles its parent's tasks one at a time, and ends with its parent. */
export function serveTasks<Order, Answer>(handle: (order: Order, onProgress: (share: number) => void) => Promise<Answer>): void {
  const limit = Number(process.env[MEMORY_LIMIT]) || Number.POSITIVE_INFINITY;
  new Worker(WATCHDOG, { eval: true, workerData: { limit, parent: process.ppid } }).unref();
  let isFirst = true;
  const report = (message: TaskReport<Answer>) => void process.send?.(message);
  process.on('message', async ({ id, order }: TaskMessage<Order>) => {
    const rss = () => process.memoryUsage.rss();
    try {
      const answer = await handle(order, (share) => report({ kind: 'progress', id, share }));
      report({ kind: 'done', id, answer, rss: rss() });
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report({ kind: 'failed', id, message, rss: rss() });
    }
    // Node.js writes compiled modules to its cache when a process ends by itself, but the pool kills its processes.
    if (isFirst) flushCompileCache();
    isFirst = false;
  });
  process.on('disconnect', () => process.exit(0));
}
