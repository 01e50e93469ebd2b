import { type Answered, type AskDesk, type Asked, createAskDesk } from '../workers/create-ask-desk.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';
import type { InteriorAnswer } from './read-interior.ts';

/** Reads PDFs of insides; the page stays free meanwhile. */
export type InteriorDesk = AskDesk<ArrayBuffer, InteriorAnswer>;

export function createInteriorDesk(): InteriorDesk {
  return createAskDesk({
    openPort: () =>
      openWorkerPort<Asked<ArrayBuffer>, Answered<InteriorAnswer>>(
        () => new Worker(new URL('./interior-worker.ts', import.meta.url), { type: 'module', name: 'interior' }),
      ),
    // The reader is large and seldom needed.
    answerHere: async (bytes) => (await import('./read-interior.ts')).readInterior(bytes),
    handedOver: (bytes) => [bytes],
  });
}
