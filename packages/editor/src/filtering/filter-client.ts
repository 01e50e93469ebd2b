import { type WorkerClient, type WorkerClientParts, createWorkerClient } from '../workers/create-worker-client.ts';
import { createFilterAnswerer } from './answer-filter-task.ts';
import type { FilterAnswer, FilterTask } from './filter-task.ts';

/** Asks for filtered pixels and palettes; the page stays free meanwhile. */
export type FilterClient = Pick<WorkerClient<FilterTask, FilterAnswer>, 'ask'>;

export function createFilterClient(openPort: WorkerClientParts<FilterTask, FilterAnswer>['openPort']): FilterClient {
  return createWorkerClient({
    openPort,
    answerHere: createFilterAnswerer(),
    handedOver: (task) => ('pixels' in task ? [task.pixels.data.buffer] : []),
  });
}
