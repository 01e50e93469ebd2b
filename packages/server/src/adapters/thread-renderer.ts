import { Worker } from 'node:worker_threads';
import type { Renderer, RenderRequest } from '../ports/renderer.ts';
import type { RenderOrder, RenderReport } from './render-messages.ts';

const THREAD = new URL('./render-thread.ts', import.meta.url);

/**
 * Renders in threads of its own, so that the server answers while a cover is painted. A thread keeps its fonts for the next
 * job; one that is told to stop ends at once.
 */
export function createThreadRenderer(): Renderer {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const start = () => {
    const worker = new Worker(THREAD);
    all.add(worker);
    worker.on('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    // While nothing runs, the thread keeps no process alive.
    worker.unref();
    return worker;
  };
  return {
    async render(request) {
      request.signal.throwIfAborted();
      const worker = idle.pop() ?? start();
      const bytes = await runOn(worker, request);
      idle.push(worker);
      return bytes;
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** @throws after ending the thread, whenever the job did not finish on it */
function runOn(worker: Worker, { signal, onProgress, ...order }: RenderRequest): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const give = (settle: () => void, endThread: boolean) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
      if (endThread) void worker.terminate();
      settle();
    };
    const onMessage = (report: RenderReport) => {
      if (report.kind === 'progress') onProgress(report.share);
      else if (report.kind === 'done') give(() => resolve(report.bytes), false);
      // Node's watch mode sends messages of its own through the thread: only a report of failure is one.
      else if (report.kind === 'failed') give(() => reject(new Error(report.message)), true);
    };
    const onError = (error: unknown) => give(() => reject(error), true);
    const onExit = () => give(() => reject(new Error('The render thread ended')), true);
    const onAbort = () => give(() => reject(signal.reason), true);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    const message: RenderOrder = order;
    worker.postMessage(message);
  });
}
