/** The page's side of a worker. */
export interface WorkerPort<Sent, Heard> {
  send(message: Sent, transfer?: ArrayBuffer[]): void;
  listen(listener: (message: Heard) => void): void;
  /** Calls the listener if the worker crashes: its open requests will not be answered. */
  onLost(listener: () => void): void;
  /** Terminates the worker at once. */
  close(): void;
}

/**
 * Starts a worker and returns its port, or null if it cannot be started. Buffers that are transferred before it runs would be lost, so it
 * reports its start with its first message.
 * @param start creates the worker: its address must be where the bundler finds it
 */
export function openWorkerPort<Sent, Heard>(start: () => Worker): Promise<WorkerPort<Sent, Heard> | null> {
  return new Promise((resolve) => {
    const worker = start();
    worker.addEventListener('error', () => resolve(null), { once: true });
    worker.addEventListener(
      'message',
      () =>
        resolve({
          send: (message, transfer = []) => worker.postMessage(message, transfer),
          // A message can be as broken as the worker itself.
          onLost: (listener) => ['error', 'messageerror'].forEach((fault) => worker.addEventListener(fault, listener, { once: true })),
          listen: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => listener(data)),
          close: () => worker.terminate(),
        }),
      { once: true },
    );
  });
}
