import { LRUCache } from 'lru-cache';

/** A cache of answers, so that turning a page back sends no second request. The least recently used one is evicted. */
export interface AnswerCache {
  /** Returns the value under the key, or what `fetch` finds. Only values that `isWorthKeeping` accepts are cached, and no failures. */
  get<Value>(key: string, fetch: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value>;
}

/** @param keepMs lifetime of an answer in milliseconds @param now returns the time in milliseconds */
export function createAnswerCache(most: number, keepMs: number, now: () => number): AnswerCache {
  // The cache holds promises, so that two simultaneous callers share one request.
  const answers = new LRUCache<string, Promise<unknown>>({ max: most, ttl: keepMs, ttlResolution: 0, perf: { now } });
  return {
    async get<Value>(key: string, fetch: () => Promise<Value>, isWorthKeeping: (value: Value) => boolean): Promise<Value> {
      const answer = (answers.get(key) as Promise<Value> | undefined) ?? fetch();
      if (answers.peek(key) !== answer) answers.set(key, answer);
      let isKept = false;
      try {
        const value = await answer;
        isKept = isWorthKeeping(value);
        return value;
      } finally {
        if (!isKept && answers.peek(key) === answer) answers.delete(key);
      }
    },
  };
}
