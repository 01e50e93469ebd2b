import { expect, test } from 'vitest';
import { loadErrorReporter } from './load-error-reporter.ts';
import { recordSession } from './record-session.ts';

test('[M7] a visit is recorded from the yes on, no longer than until a no, and again after another yes', async () => {
  await loadErrorReporter('https://key@faults.example/1', 'a-build');
  const { getReplay } = await import('@sentry/browser');
  const mode = () => getReplay()?.getRecordingMode();
  expect(mode()).toBeUndefined();
  await recordSession(true);
  expect(mode()).toBe('session');
  await recordSession(false);
  expect(mode()).toBeUndefined();
  await recordSession(true);
  expect(mode()).toBe('session');
  await recordSession(false);
});
