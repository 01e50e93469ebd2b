const PATIENCE_MS = 10_000;

/**
 * Passes a browser's fault report on to the error reporter. Browsers may speak to us alone, and ad blockers let our own address
 * through. Only reports for the one address that is configured are passed, so that nobody sends others' mail through us.
 * @param dsn `https://key@host/project`
 * @param envelope lines of JSON; the first names the address that the report is for.
 * @returns the status of the answer: 400 what is no report of ours, 502 when the reporter does not take it.
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
