import { createFilterAnswerer } from './answer-filter-task.ts';
import type { FilterTask } from './filter-task.ts';

const answerTask = createFilterAnswerer();

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: FilterTask }>) => {
  const answer = answerTask(task);
  self.postMessage({ id, answer }, { transfer: answer.pixels ? [answer.pixels.data.buffer] : [] });
});
self.postMessage('ready');
