/** The page's side of a worker. */
export interface WorkerPort<Sent, Heard> {
  send(message: Sent, transfer?: ArrayBuffer[]): void;
  listen(listener: (message: Heard) => void): void;
  /** Told when the worker has fallen over: what it was asked is not answered any more. */
  onLost(listener: () => void): void;
  /** Ends the worker, whatever it is at. */
  close(): void;
}

/**
 * Returns null where a worker is not available. What is handed over before it has started would be lost with it, so it says with its first
 * message that it has.
 * @param start makes the worker: the address must stand where the bundler finds it.
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
