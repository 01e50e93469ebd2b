/** Resolves in the next millisecond of the clock: saves are told apart by the millisecond, and two people do not save within one. */
export async function untilClockTicks(): Promise<void> {
  const now = Date.now();
  while (Date.now() === now) await new Promise(setImmediate);
}
