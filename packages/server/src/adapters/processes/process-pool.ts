import { createFairQueue } from './fair-queue.ts';
import { PoolFault } from './pool-fault.ts';
import { type PoolProcess, type ProcessOptions, startProcess } from './pool-process.ts';

export interface PoolOptions extends ProcessOptions {
  /** Maximum number of processes in total and for a single owner; absent: no limit for an owner. */
  readonly most: number;
  readonly mostOfOne?: number;
  /** Default time limit of a task in milliseconds. */
  readonly timeLimitMs: number;
  /** Resident bytes after a task beyond which the process is replaced, to free the memory that libraries hold. */
  readonly recycleBytes: number;
  /** Idle time in milliseconds after which a process ends. */
  readonly idleMs: number;
  /** Maximum number of waiting tasks in total and for each owner. */
  readonly mostWaiting: number;
  readonly mostWaitingOfOne?: number;
}

export interface PoolTask<Order> {
  /** Creates the order when a process is free, so that waiting tasks hold no bytes in memory. The task fails with its error. */
  readonly order: () => Promise<Order>;
  /** Owners take turns; tasks without an owner share a turn. */
  readonly owner?: string;
  /** Cancels the task, and kills its process if it runs already. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
  readonly timeLimitMs?: number;
}

/**
 * A pool of child processes, each with one task at a time. A process that exceeds its time or memory, or crashes, is killed without
 * affecting other tasks. The processes have their own thread pools, so that file reads and password hashing in this process never wait for
 * them.
 */
export interface ProcessPool<Order, Answer> {
  /** @throws {PoolFault}; the signal's reason when it was aborted */
  run(task: PoolTask<Order>): Promise<Answer>;
  /** Kills every process and rejects all waiting tasks. */
  close(): Promise<void>;
}

interface Entry<Order, Answer> {
  readonly task: PoolTask<Order>;
  /** The process that runs the task; null while it waits. */
  process: PoolProcess<Order, Answer> | null;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

export function createProcessPool<Order, Answer>(options: PoolOptions): ProcessPool<Order, Answer> {
  const { most, mostOfOne = most, timeLimitMs, recycleBytes, idleMs, mostWaiting, mostWaitingOfOne = mostWaiting } = options;
  const ownerOf = ({ owner = '' }: PoolTask<Order>) => owner;
  const all = new Set<PoolProcess<Order, Answer>>();
  /** Idle processes. The last one to become idle is used first, so that the others may end. */
  const idle: { readonly process: PoolProcess<Order, Answer>; readonly timer: ReturnType<typeof setTimeout> }[] = [];
  const waiting = createFairQueue<Entry<Order, Answer>>();
  /** Running tasks by owner. An owner without any has no entry. */
  const running = new Map<string, number>();
  const countRunning = (owner: string, by: 1 | -1) => {
    const count = (running.get(owner) ?? 0) + by;
    if (count > 0) running.set(owner, count);
    else running.delete(owner);
  };
  let lastId = 0;
  let isClosed = false;

  const start = () => {
    const process = startProcess<Order, Answer>(options, () => {
      all.delete(process);
      const at = idle.findIndex((entry) => entry.process === process);
      if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.timer);
      next();
    });
    all.add(process);
    return process;
  };
  const claimIdle = () => {
    const entry = idle.pop();
    clearTimeout(entry?.timer);
    return entry?.process;
  };
  const release = (process: PoolProcess<Order, Answer>, rss: number) => {
    if (!all.has(process)) return;
    if (rss > recycleBytes) {
      process.kill();
      return;
    }
    idle.push({ process, timer: setTimeout(() => process.kill(), idleMs).unref() });
    next();
  };
  const next = () => {
    while (!isClosed && (idle.length > 0 || all.size < most)) {
      const entry = waiting.shift((owner) => (running.get(owner) ?? 0) < mostOfOne);
      if (!entry) return;
      runOn(claimIdle() ?? start(), entry);
    }
  };
  const runOn = (process: PoolProcess<Order, Answer>, entry: Entry<Order, Answer>) => {
    const { task, resolve, reject } = entry;
    entry.process = process;
    countRunning(ownerOf(task), 1);
    lastId += 1;
    const id = lastId;
    const begin = (order: Order) =>
      process.run({
        id,
        order,
        timeLimitMs: task.timeLimitMs ?? timeLimitMs,
        onProgress: task.onProgress ?? (() => {}),
        settle: (outcome, rss) => {
          countRunning(ownerOf(task), -1);
          if (rss !== undefined) release(process, rss);
          if ('fault' in outcome) reject(outcome.fault);
          else resolve(outcome.answer);
        },
      });
    task.order().then(begin, (error: unknown) => {
      countRunning(ownerOf(task), -1);
      reject(error);
      release(process, 0);
    });
  };
  const enqueue = (task: PoolTask<Order>) =>
    new Promise<Answer>((resolve, reject) => {
      const { signal } = task;
      const owner = ownerOf(task);
      const onAbort = () => {
        reject(signal?.reason);
        waiting.delete(owner, entry);
        entry.process?.kill();
      };
      const forget = () => signal?.removeEventListener('abort', onAbort);
      const entry: Entry<Order, Answer> = {
        task,
        process: null,
        resolve: (answer) => {
          forget();
          resolve(answer);
        },
        reject: (reason) => {
          forget();
          reject(reason);
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(owner, entry);
      next();
    });
  return {
    run: async (task) => {
      task.signal?.throwIfAborted();
      if (isClosed) throw new PoolFault('ended', 'The pool is closed.');
      if (waiting.size() >= mostWaiting || waiting.sizeOf(ownerOf(task)) >= mostWaitingOfOne)
        throw new PoolFault('busy', `${waiting.size()} tasks wait already.`);
      return enqueue(task);
    },
    close: async () => {
      isClosed = true;
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) entry.reject(new PoolFault('ended', 'The pool is closed.'));
      for (const process of all) process.kill();
    },
  };
}
