import type { PGlite } from '@electric-sql/pglite';
import type { WriteAheadLog } from './write-ahead-log.ts';

const TICK_MS = 10_000;
/** Maximum interval between checkpoints while there are writes, in milliseconds, so that a start after a power cut is fast. */
const INTERVAL_MS = 5 * 60_000;
/**
 * Bytes of log after which a checkpoint follows. PostgreSQL keeps the log since the last checkpoint but one, so that the folder holds two
 * to three times as much.
 */
const LOG_BYTES = 48 * 1024 * 1024;

/**
 * Makes checkpoints, because PostgreSQL in a single process makes none by itself, and its log would grow forever. A checkpoint follows
 * after enough bytes, after five minutes of writes, and when the writes pause.
 */
export class Checkpoints {
  readonly #client: PGlite;
  readonly #log: WriteAheadLog;
  readonly #onError: (error: Error) => void;
  readonly #timer: NodeJS.Timeout;
  /** Positions in the log at the last checkpoint and at the last tick. */
  #done = 0;
  #seen = 0;
  #ticks = 0;
  #running: Promise<void> | null = null;

  constructor(client: PGlite, log: WriteAheadLog, onError: (error: Error) => void) {
    this.#client = client;
    this.#log = log;
    this.#onError = onError;
    this.#done = this.#seen = log.position;
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** Starts a checkpoint if the log has become long. It is called after each commit. */
  checkLength(): void {
    if (this.#log.position - this.#done > LOG_BYTES) this.#begin();
  }

  /** Stops the timer after a last checkpoint. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#make();
  }

  #tick(): void {
    const { position } = this.#log;
    const isIdle = position === this.#seen;
    this.#seen = position;
    this.#ticks = position === this.#done ? 0 : this.#ticks + 1;
    if (position > this.#done && (isIdle || this.#ticks * TICK_MS >= INTERVAL_MS)) this.#begin();
  }

  #begin(): void {
    this.#running ??= this.#make()
      .catch(this.#onError)
      .finally(() => {
        this.#running = null;
      });
  }

  async #make(): Promise<void> {
    this.#ticks = 0;
    // The position is set before the checkpoint, so that no other begins meanwhile, and after it, so that the checkpoint's own record does
    // not count as a write.
    this.#done = this.#log.position;
    await this.#client.exec('checkpoint');
    this.#done = this.#seen = this.#log.position;
  }
}
