import { expect, test, vi } from 'vitest';

test('[M9] faults from before the reporter is there are handed over, twenty at most, and later ones at once', async () => {
  // The module is loaded again, because other tests may have set a reporter.
  vi.resetModules();
  const { reportFault, setFaultReporter } = await import('./report-fault.ts');
  const early = new Error('early');
  for (let count = 0; count < 30; count += 1) reportFault(early, { count: String(count) });
  const taken = vi.fn();
  setFaultReporter(taken);
  expect(taken).toHaveBeenCalledTimes(20);
  expect(taken).toHaveBeenNthCalledWith(1, early, { count: '0' });
  const late = new Error('late');
  reportFault(late, {});
  expect(taken).toHaveBeenLastCalledWith(late, {});
});
