import type { ArtworkShape } from '@coverwright/core/art/art-scene.ts';
import type { Parts } from '@coverwright/core/art/expand/expand-artwork.ts';
import type { CommandFault } from '@coverwright/core/commands/command-definition.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import { type Answered, type Asked, type WorkerClient, createWorkerClient } from '../workers/create-worker-client.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';

/** An artwork, and the id of the group that its shapes will be in. */
export interface ExpansionTask {
  readonly artwork: ArtworkShape;
  readonly group: string;
}

export type ExpansionAnswer = Result<Parts, CommandFault>;

/** Converts artworks to shapes in a worker, without blocking the page. */
export type ExpansionClient = WorkerClient<ExpansionTask, ExpansionAnswer>;

export function createExpansionClient(): ExpansionClient {
  return createWorkerClient({
    openPort: () =>
      openWorkerPort<Asked<ExpansionTask>, Answered<ExpansionAnswer>>(
        () => new Worker(new URL('./expansion-worker.ts', import.meta.url), { type: 'module', name: 'expansion' }),
      ),
    answerHere: async ({ artwork, group }) =>
      (await import('@coverwright/core/art/expand/expand-artwork.ts')).expandArtwork(artwork, group),
  });
}
