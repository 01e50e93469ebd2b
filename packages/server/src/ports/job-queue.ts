import type { Database } from './database.ts';

/** Work that outlives the request that asked for it. Every queue is known at boot. */
export interface JobQueue<Name extends string = string> {
  /** Adds a job; `payload` is what the worker gets. With patience a failed one is tried again, each time after twice as long. */
  send(queue: Name, payload: { readonly id: string }, patience?: RetryPolicy): Promise<void>;
  /** Takes jobs, at most `concurrency` at once in this process. A rejected handler fails the job: it is tried once more, or as often as its patience says. */
  work(queue: Name, concurrency: number, handle: (payload: { readonly id: string }, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Calls the handler by a cron line, once among all processes. */
  schedule(queue: Name, cron: string, handle: () => Promise<void>): Promise<void>;
  /** Returns what every queue is busy with. */
  report(): Promise<readonly QueueReport<Name>[]>;
  /** Puts a failed job back, as part of a transaction. False when there is none of this id. */
  retry(queue: Name, id: string, transaction: Database): Promise<boolean>;
  /** Waits for running jobs, briefly, then stops. */
  stop(): Promise<void>;
}

/** Describes how often a failed job is tried again, and how long after the first failure. */
export interface RetryPolicy {
  readonly retries: number;
  readonly delaySeconds: number;
}

/** A queue's length, and what failed in it of late. */
export interface QueueReport<Name extends string = string> {
  readonly name: Name;
  readonly waiting: number;
  readonly running: number;
  readonly failedCount: number;
  /** The newest first, at most 50. */
  readonly failed: readonly FailedJob[];
}

export interface FailedJob {
  readonly id: string;
  /** The error, in one line. */
  readonly error: string;
  readonly failedAt: Date;
}
