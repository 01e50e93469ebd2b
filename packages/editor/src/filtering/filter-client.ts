import { type WorkerClient, type WorkerClientParts, createWorkerClient } from '../workers/create-worker-client.ts';
import { createFilterAnswerer } from './answer-filter-task.ts';
import type { FilterAnswer, FilterTask } from './filter-task.ts';

/** Requests filtered pixels and palettes from a worker, without blocking the page. */
export type FilterClient = Pick<WorkerClient<FilterTask, FilterAnswer>, 'ask'>;

export function createFilterClient(openPort: WorkerClientParts<FilterTask, FilterAnswer>['openPort']): FilterClient {
  return createWorkerClient({
    openPort,
    answerHere: createFilterAnswerer(),
    handedOver: (task) => ('pixels' in task ? [task.pixels.data.buffer] : []),
  });
}
