import { type SceneOrder, pictureScene } from '@coverwright/render/mock-up/picture-scene.ts';

// Only the page that made this worker can speak to it.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ readonly id: number; readonly task: SceneOrder }>) => {
  try {
    const answer = pictureScene(task);
    self.postMessage({ id, answer }, { transfer: [answer.data.buffer as ArrayBuffer] });
  } catch {
    self.postMessage({ id, failed: true });
  }
});
self.postMessage('ready');
