import type { Answered, Asked } from '../workers/create-worker-client.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';
import type { FilterAnswer, FilterTask } from './filter-task.ts';

export function openFilterPort() {
  return openWorkerPort<Asked<FilterTask>, Answered<FilterAnswer>>(
    () => new Worker(new URL('./filter-worker.ts', import.meta.url), { type: 'module', name: 'filters' }),
  );
}
