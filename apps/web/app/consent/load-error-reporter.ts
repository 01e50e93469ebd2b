import { setFaultReporter } from '../site/report-fault.ts';

/** Loads the reporter, which sends errors to the operator through our own server, because the content policy forbids other hosts. */
export async function loadErrorReporter(dsn: string, build: string): Promise<void> {
  const { captureException, init } = await import('@sentry/browser');
  // Session recording is started by consent, not for a sample of visits.
  init({ dsn, release: build, tunnel: '/api/fault-reports', replaysSessionSampleRate: 0 });
  setFaultReporter((error, about) => captureException(error, { extra: about }));
}
