import { vi } from 'vitest';

/** Makes the time limits of requests follow the fake timers of Vitest, which leave `AbortSignal.timeout` as it is. */
export function fakeTimeLimits(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
}
