import type { Database } from './database.ts';

/** A queue of background jobs. All queues are created at start. */
export interface JobQueue<Name extends string = string> {
  /** Adds a job; the worker gets `payload`. With a retry policy a failed job is retried, with a delay that doubles each time. */
  send(queue: Name, payload: { readonly id: string }, patience?: RetryPolicy): Promise<void>;
  /**
   * Handles jobs, at most `concurrency` in parallel in this process. If the handler rejects, the job is retried once, or by its retry
   * policy.
   */
  work(queue: Name, concurrency: number, handle: (payload: { readonly id: string }, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Calls the handler by a cron expression, once for all processes. */
  schedule(queue: Name, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Returns what every queue is busy with. */
  report(): Promise<readonly QueueReport<Name>[]>;
  /** Retries a failed job as part of a transaction. Returns false if there is no such job. */
  retry(queue: Name, id: string, transaction: Database): Promise<boolean>;
  /** Waits briefly for running jobs, then stops. */
  stop(): Promise<void>;
}

/** The number of retries of a failed job, and the delay before the first one. */
export interface RetryPolicy {
  readonly retries: number;
  readonly delaySeconds: number;
}

/** The state of a queue, with its latest failures. */
export interface QueueReport<Name extends string = string> {
  readonly name: Name;
  readonly waiting: number;
  readonly running: number;
  readonly failedCount: number;
  /** The latest failures, newest first, at most 50. */
  readonly failed: readonly FailedJob[];
}

export interface FailedJob {
  readonly id: string;
  /** The error, in one line. */
  readonly error: string;
  readonly failedAt: Date;
}
