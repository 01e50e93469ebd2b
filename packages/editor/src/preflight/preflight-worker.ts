import type { Design } from '@coverwright/core/design/design.ts';
import { createDesignChecker } from './check-design.ts';

const check = createDesignChecker();

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: Design }>) => {
  void check(task).then((answer) => self.postMessage({ id, answer }));
});
self.postMessage('ready');
