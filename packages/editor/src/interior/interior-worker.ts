import { readInterior } from './read-interior.ts';

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: ArrayBuffer }>) => {
  void readInterior(task).then((answer) => self.postMessage({ id, answer }));
});
self.postMessage('ready');
