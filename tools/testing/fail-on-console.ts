import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** A warning nobody reads is a bug: tests that expect one catch it with a spy of their own. */
let spies: readonly MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const noise = spies.flatMap((spy) => spy.mock.calls.map((parts) => parts.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  if (noise.length > 0) throw new Error(`The console was written to:\n${noise.join('\n')}`);
});
