import { type WorkerPort, openWorkerPort } from '../workers/open-worker-port.ts';
import type { IdeasMessage, IdeasOrder } from './ideas-task.ts';

export type IdeasPort = WorkerPort<IdeasOrder, IdeasMessage>;

export function openIdeasPort(): Promise<IdeasPort | null> {
  return openWorkerPort(() => new Worker(new URL('./ideas-worker.ts', import.meta.url), { type: 'module', name: 'ideas' }));
}
