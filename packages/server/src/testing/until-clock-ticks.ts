/** Waits for the next millisecond of the clock, because saves are identified by their time. */
export async function untilClockTicks(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise(setImmediate);
}
