/** Runs work in the order of its calls, at most `atOnce` at a time; the rest wait. */
export function limitConcurrency(atOnce: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on: nobody who comes meanwhile takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
