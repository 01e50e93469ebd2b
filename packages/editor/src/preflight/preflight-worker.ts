import { createPressAnswerer } from './answer-press-task.ts';
import type { PressTask } from './press-task.ts';

const answerTask = createPressAnswerer();

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: PressTask }>) => {
  void answerTask(task).then((answer) => self.postMessage({ id, answer }, { transfer: answer.proof ? [answer.proof.picture] : [] }));
});
self.postMessage('ready');
