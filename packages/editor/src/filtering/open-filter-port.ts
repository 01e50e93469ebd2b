import type { FilterAnswer, FilterTask } from './filter-task.ts';

/** The page's side of a worker. */
export interface FilterPort {
  send(message: { readonly id: number; readonly task: FilterTask }, transfer: ArrayBuffer[]): void;
  listen(listener: (message: { readonly id: number; readonly answer: FilterAnswer }) => void): void;
}

/** Null where a worker cannot be had. What is handed over before it has started would be lost with it, so it says when it has. */
export function openFilterPort(): Promise<FilterPort | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./filter-worker.ts', import.meta.url), { type: 'module', name: 'filters' });
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.addEventListener(
      'message',
      () =>
        resolve({
          send: (message, transfer) => worker.postMessage(message, transfer),
          listen: (listener) =>
            worker.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof listener>[0]>) => listener(data)),
        }),
      { once: true },
    );
  });
}
