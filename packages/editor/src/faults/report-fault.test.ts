import { expect, test, vi } from 'vitest';
import type * as Faults from './report-fault.ts';

/** The module by another name, which Node loads again, because other tests may have set a reporter. */
const AGAIN = './report-fault.ts?again';

test('[M9] faults from before the reporter is there are handed over, twenty at most, and later ones at once', async () => {
  const { reportFault, setFaultReporter }: typeof Faults = await import(AGAIN);
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
