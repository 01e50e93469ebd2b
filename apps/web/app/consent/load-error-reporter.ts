import { setFaultReporter } from '../site/report-fault.ts';

/** Reports faults to where the operator reads them, through our own server: a browser under our policy speaks to nobody else. */
export async function loadErrorReporter(dsn: string, build: string): Promise<void> {
  const { captureException, init } = await import('@sentry/browser');
  // Session recording is started by consent, not for a sample of visits.
  init({ dsn, release: build, tunnel: '/api/fault-reports', replaysSessionSampleRate: 0 });
  setFaultReporter((error, about) => captureException(error, { extra: about }));
}
