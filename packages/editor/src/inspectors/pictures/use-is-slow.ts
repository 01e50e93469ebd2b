import { useEffect, useState } from 'react';

/** Time in milliseconds after which placeholders are no promise any more. */
const PATIENCE_MS = 2_000;

/** Returns true once something has been loading for two seconds. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}
