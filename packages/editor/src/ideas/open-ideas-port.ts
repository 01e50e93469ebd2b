import type { IdeasMessage, IdeasOrder } from './ideas-task.ts';

/** The page's side of the worker. */
export interface IdeasPort {
  send(order: IdeasOrder): void;
  listen(listener: (message: IdeasMessage) => void): void;
}

/** Null where a worker cannot be had. What is sent before it has started would be lost with it, so it says when it has. */
export function openIdeasPort(): Promise<IdeasPort | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./ideas-worker.ts', import.meta.url), { type: 'module', name: 'ideas' });
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.addEventListener(
      'message',
      () =>
        resolve({
          send: (order) => worker.postMessage(order),
          listen: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<IdeasMessage>) => listener(data)),
        }),
      { once: true },
    );
  });
}
