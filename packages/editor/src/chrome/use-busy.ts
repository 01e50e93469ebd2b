import { useState } from 'react';

/** Returns a flag that is true while an action runs, and a function that runs one unless another is running. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const during = <Value>(work: Promise<Value>): Promise<Value> => {
    setIsBusy(true);
    return work.finally(() => setIsBusy(false));
  };
  return [isBusy, during] as const;
}
