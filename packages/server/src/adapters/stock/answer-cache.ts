/** Answers kept for a while, so that turning a page back asks nobody. The one used longest ago makes room. */
export interface AnswerCache {
  /** What is known under the key, else what `ask` gives; only what `isWorthKeeping` allows is kept. */
  get<Value>(key: string, ask: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value>;
}

interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** @param keepMs how long an answer is believed. */
export function createAnswerCache(most: number, keepMs: number, now: () => number): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    get<Value>(key: string, ask: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value> {
      const known = entries.get(key);
      entries.delete(key);
      const entry = known && known.until > now() ? known : { until: now() + keepMs, value: ask() };
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      const value = entry.value as Promise<Value>;
      const forget = () => void (entries.get(key) === entry && entries.delete(key));
      return value.then(
        (answer) => {
          if (!isWorthKeeping(answer)) forget();
          return answer;
        },
        (error: unknown) => {
          forget();
          throw error;
        },
      );
    },
  };
}
