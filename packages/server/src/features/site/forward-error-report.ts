const PATIENCE_MS = 10_000;

/**
 * Forwards a browser's error report to the error reporter, because browsers may only connect to this server, and ad blockers allow it.
 * Reports for any other address are refused, so that nobody uses this server as a relay.
 * @param dsn `https://key@host/project`
 * @param envelope lines of JSON; the first one contains the report's DSN
 * @returns the response status: 400 for an invalid report, 502 if the error reporter refuses it
 */
export async function forwardErrorReport(dsn: string, envelope: string): Promise<200 | 400 | 502> {
  if (addressee(envelope) !== dsn) return 400;
  const { protocol, host, pathname } = new URL(dsn);
  const way = pathname.split('/').filter(Boolean);
  const project = way.pop() ?? '';
  const prefix = way.map((part) => `/${part}`).join('');
  try {
    const answer = await fetch(`${protocol}//${host}${prefix}/api/${project}/envelope/`, {
      method: 'POST',
      body: envelope,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // The body is discarded, so that the connection is free for the next report.
    await answer.body?.cancel();
    return answer.ok ? 200 : 502;
  } catch {
    return 502;
  }
}

function addressee(envelope: string): unknown {
  try {
    const header: unknown = JSON.parse(envelope.slice(0, envelope.indexOf('\n')));
    return typeof header === 'object' && header !== null && 'dsn' in header ? header.dsn : null;
  } catch {
    return null;
  }
}
