import { useState } from 'react';

/** Returns true if something is under way that must not be begun twice, and what begins it. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false);
  const during = <Value>(work: Promise<Value>): Promise<Value> => {
    setIsBusy(true);
    return work.finally(() => setIsBusy(false));
  };
  return [isBusy, during] as const;
}
