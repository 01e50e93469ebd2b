import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { getHealth, getReadiness } from '@coverwright/contracts/calls/health.ts';
import { createOpenApi } from '@coverwright/contracts/openapi/create-openapi.ts';
import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DatabaseConnection } from '../../ports/database.ts';
import { checkReadiness, type ReadinessTools } from './check-readiness.ts';
import { addMetricsRoute, type Metrics } from './metrics.ts';
import { say } from '../../refusals/say.ts';

export interface HealthTools extends ReadinessTools {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly version: string;
  readonly metrics: Metrics;
  readonly config: { readonly metricsToken: string | null };
  /** Returns true once the process has been told to stop. */
  readonly isStopping: () => boolean;
}

/** Adds the calls for health and for the OpenAPI document. */
export function addHealthRoutes(app: App, tools: HealthTools): void {
  const { database, clock, version, metrics, config, isStopping } = tools;
  const started = clock.now().getTime();
  handleCall(app, getHealth, async () => {
    await database.ping();
    return succeed({ status: 'ok', version, database: database.kind, uptimeSeconds: Math.round((clock.now().getTime() - started) / 1000) });
  });
  handleCall(app, getReadiness, async () => {
    if (isStopping()) return refuse({ code: 'notReady', detail: say('stopping') });
    const checks = await checkReadiness(tools);
    const away = Object.entries(checks).flatMap(([part, answers]) => (answers ? [] : [part]));
    return away.length === 0
      ? succeed({ status: 'ready', checks })
      : refuse({ code: 'notReady', detail: say('partsAway', { parts: away.join(' and its ') }) });
  });
  addMetricsRoute(app, metrics, config.metricsToken);
  let openApi: object | null = null;
  app.get('/api/openapi.json', (context) => context.json((openApi ??= createOpenApi(CALLS, version))));
}
