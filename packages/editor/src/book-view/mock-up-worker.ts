import { type MockUpTask, answerMockUp } from './mock-up-task.ts';

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: MockUpTask }>) => {
  const answer = answerMockUp(task);
  self.postMessage({ id, answer }, { transfer: [answer.data.buffer as ArrayBuffer] });
});
self.postMessage('ready');
