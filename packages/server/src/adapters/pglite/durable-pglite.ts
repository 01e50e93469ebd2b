import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** A PGlite that returns results only after the transaction is synced to the disk. */
export class DurablePglite extends PGlite {
  readonly #log: WriteAheadLog;
  /** Called after each transaction. */
  onCommit: () => void = () => {};

  constructor(options: PGliteOptions, log: WriteAheadLog) {
    super(options);
    this.#log = log;
  }

  /** Every query and transaction of the library's public interface runs through here. */
  override async _runExclusiveTransaction<T>(run: () => Promise<T>): Promise<T> {
    // PGlite drains its queue in microtasks, so without a pause before each query no timer would run under load.
    await setImmediate();
    const result = await super._runExclusiveTransaction(run);
    // The next transaction runs in the meantime, and shares the next sync.
    await this.#log.settle();
    this.onCommit();
    return result;
  }
}
