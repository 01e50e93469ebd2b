import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { getHealth } from '@coverwright/contracts/calls/health.ts';
import { createOpenApi } from '@coverwright/contracts/openapi/create-openapi.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DatabaseConnection } from '../../ports/database.ts';

/** What the product says of itself: whether it is well, and what can be asked of it. */
export function addHealthRoutes(
  app: App,
  tools: { readonly database: DatabaseConnection; readonly clock: Clock; readonly version: string },
): void {
  const { database, clock, version } = tools;
  const started = clock.now().getTime();
  answerCall(app, getHealth, async () => {
    await database.ping();
    return succeed({ status: 'ok', version, database: database.kind, uptimeSeconds: Math.round((clock.now().getTime() - started) / 1000) });
  });
  let openApi: object | null = null;
  app.get('/api/openapi.json', (context) => context.json((openApi ??= createOpenApi(CALLS, version))));
}
