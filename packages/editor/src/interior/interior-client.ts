import { type Answered, type WorkerClient, type Asked, createWorkerClient } from '../workers/create-worker-client.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';
import type { InteriorAnswer } from './read-interior.ts';

/** Reads interior PDFs in a worker, without blocking the page. */
export type InteriorClient = WorkerClient<ArrayBuffer, InteriorAnswer>;

export function createInteriorClient(): InteriorClient {
  return createWorkerClient({
    openPort: () =>
      openWorkerPort<Asked<ArrayBuffer>, Answered<InteriorAnswer>>(
        () => new Worker(new URL('./interior-worker.ts', import.meta.url), { type: 'module', name: 'interior' }),
      ),
    // The reader is large and seldom needed, so it is loaded on demand.
    answerHere: async (bytes) => (await import('./read-interior.ts')).readInterior(bytes),
    handedOver: (bytes) => [bytes],
  });
}
