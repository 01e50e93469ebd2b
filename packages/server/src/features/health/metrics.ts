import { isSameSecret } from '../../auth/hmac.ts';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../../http/handle-call.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import type { JobQueue } from '../../ports/job-queue.ts';

/** Upper bounds of the histogram in seconds. An export can take ten seconds, a save a few milliseconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  readonly registry: Registry;
  /** Measures the duration of responses by route, not by path: ids in paths would create a series each. */
  readonly observeRequests: ReturnType<typeof createMiddleware<{ Variables: RequestFacts }>>;
}

/** Creates the metrics of this process for Prometheus: Node.js's own, responses by route, and the job queue of all processes. */
export function createMetrics(queue: Pick<JobQueue, 'report'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready to be sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'coverwright_jobs',
    help: 'Jobs by queue and state, over all processes.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect: async () => {
      // While the database is down, an operator still needs the other metrics.
      const queues = await queue.report().catch(() => []);
      jobs.reset();
      for (const { name, waiting, running, failedCount } of queues) {
        jobs.set({ queue: name, state: 'waiting' }, waiting);
        jobs.set({ queue: name, state: 'running' }, running);
        jobs.set({ queue: name, state: 'failed' }, failedCount);
      }
    },
  });
  const observeRequests = createMiddleware<{ Variables: RequestFacts }>(async (context, next) => {
    const stop = requests.startTimer();
    await next();
    stop({ method: context.req.method, route: routePath(context), status: context.res.status });
  });
  return { registry, observeRequests };
}

/** `GET /api/metrics` for requests with the operator's token. Other requests get 404, and so do all of them without `METRICS_TOKEN`. */
export function addMetricsRoute(app: App, { registry }: Metrics, token: string | null): void {
  app.get('/api/metrics', async (context) => {
    const authorization = context.req.header('authorization') ?? '';
    if (token === null || !isSameSecret(authorization, `Bearer ${token}`)) return sendRefusal(context, { code: 'notFound' });
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
