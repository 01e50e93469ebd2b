import { createMiddleware } from 'hono/factory';
import type { Log } from '../ports/log.ts';
import type { RequestFacts } from './request-facts.ts';

/** Logs a line for each response, without cookies, bodies or queries, which may contain signatures. */
export function logRequests(log: Log) {
  return createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const started = performance.now();
    await next();
    const facts = {
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    };
    if (facts.status >= 500) log.error(facts, 'answered');
    else if (facts.path.startsWith('/api/')) log.info(facts, 'answered');
    else log.debug(facts, 'answered');
  });
}
