import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions, messages, protocol } from '@electric-sql/pglite';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** A PGlite that returns results only after the transaction is synced to the disk. */
export class DurablePglite extends PGlite {
  readonly #log: WriteAheadLog;
  /** Names of the statements that are planned. */
  readonly #prepared = new Set<string>();
  /** Called after each transaction. */
  onCommit: () => void = () => {};

  constructor(options: PGliteOptions, log: WriteAheadLog) {
    super(options);
    this.#log = log;
  }

  /**
   * Runs a query with one parameter that returns one column of texts. The library's own `query` plans it each time, and needs six messages,
   * each of which costs as much as a small query.
   * @param name of the prepared statement
   */
  async callPrepared(name: string, query: string, parameter: string): Promise<readonly string[]> {
    const { serialize } = protocol;
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        if (!this.#prepared.has(name)) {
          await this.#send(serialize.parse({ name, text: query }), serialize.sync());
          this.#prepared.add(name);
        }
        const answers = await this.#send(serialize.bind({ statement: name, values: [parameter] }), serialize.execute({}), serialize.sync());
        return answers.flatMap((answer) => (answer instanceof messages.DataRowMessage ? [String(answer.fields[0])] : []));
      }),
    );
  }

  /** Sends several messages at once. Rejects with the first error of the database. */
  #send(...parts: readonly Uint8Array[]): Promise<readonly messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
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
