import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** Spies on the console that fail a test for any output. Tests that expect a warning use a spy of their own. */
let spies: readonly MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  const noise = spies.flatMap((spy) => spy.mock.calls.map((parts) => parts.map(String).join(' ')));
  for (const spy of spies) spy.mockRestore();
  if (noise.length > 0) throw new Error(`The console was written to:\n${noise.join('\n')}`);
});
