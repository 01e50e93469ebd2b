import { type AskDesk, type AskDeskParts, createAskDesk } from '../workers/create-ask-desk.ts';
import { createFilterAnswerer } from './answer-filter-task.ts';
import type { FilterAnswer, FilterTask } from './filter-task.ts';

/** Asks for filtered pixels and palettes; the page stays free meanwhile. */
export type FilterDesk = Pick<AskDesk<FilterTask, FilterAnswer>, 'ask'>;

export function createFilterDesk(openPort: AskDeskParts<FilterTask, FilterAnswer>['openPort']): FilterDesk {
  return createAskDesk({
    openPort,
    answerHere: createFilterAnswerer(),
    handedOver: (task) => ('pixels' in task ? [task.pixels.data.buffer] : []),
  });
}
