import { setImmediate } from 'node:timers/promises';

interface GatherOptions<Entry, Answer> {
  /** Maximum number of batches that run at once. */
  readonly atOnce: number;
  /** Maximum number of entries in a batch. */
  readonly most: number;
  /** Entries with the same key run one after another, in their order. */
  readonly keyOf: (entry: Entry) => string;
  /** Runs a batch. The answers are in the order of its entries; a batch that fails has changed nothing. */
  readonly run: (entries: readonly Entry[]) => Promise<readonly Answer[]>;
  /** Returns true for errors that concern every entry; after any other error the entries of a batch run one by one. */
  readonly isOutage: (error: unknown) => boolean;
}

interface Waiting<Entry, Answer> {
  readonly entry: Entry;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Returns a function that runs an entry together with the others that wait at the same time, so that they share what each batch costs. */
export function gather<Entry, Answer>(options: GatherOptions<Entry, Answer>): (entry: Entry) => Promise<Answer> {
  const { atOnce, most, keyOf, run, isOutage } = options;
  let waiting: Waiting<Entry, Answer>[] = [];
  let running = 0;
  /** The keys of the entries in running batches. */
  const busy = new Set<string>();

  const take = () => {
    const keys = new Set(busy);
    const [batch, rest]: [Waiting<Entry, Answer>[], Waiting<Entry, Answer>[]] = [[], []];
    for (const one of waiting) {
      const isTaken = batch.length < most && !keys.has(keyOf(one.entry));
      keys.add(keyOf(one.entry));
      (isTaken ? batch : rest).push(one);
    }
    waiting = rest;
    return batch;
  };
  const runBatch = async (batch: readonly Waiting<Entry, Answer>[]): Promise<void> => {
    try {
      const answers = await run(batch.map(({ entry }) => entry));
      for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer);
    } catch (error) {
      if (batch.length > 1 && !isOutage(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  };
  const drain = async () => {
    running += 1;
    while (waiting.length > 0) {
      // Requests that arrive in the same turn of the event loop join the batch.
      await setImmediate();
      const batch = take();
      // Other batches may have taken all of them in the meantime; what follows an entry in a running batch is taken after that one.
      if (batch.length === 0) break;
      const keys = batch.map(({ entry }) => keyOf(entry));
      for (const key of keys) busy.add(key);
      await runBatch(batch);
      for (const key of keys) busy.delete(key);
    }
    running -= 1;
  };
  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject });
      if (running < atOnce) void drain();
    });
}
