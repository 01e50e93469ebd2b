import { type SceneOrder, createScenePainter } from '@coverwright/render/mock-up/picture-scene.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import { type WorkerClient, createWorkerClient } from '../workers/create-worker-client.ts';
import { openWorkerPort } from '../workers/open-worker-port.ts';

/** Renders the mock-up in a worker, without a graphics card and without blocking the page. */
export type MockUpClient = WorkerClient<SceneOrder, Picture>;

export function createMockUpClient(): MockUpClient {
  return createWorkerClient({
    openPort: () => openWorkerPort(() => new Worker(new URL('./mock-up-worker.ts', import.meta.url), { type: 'module', name: 'mock-up' })),
    answerHere: createScenePainter(),
    handedOver: ({ cover }) => [cover.data.buffer as ArrayBuffer],
  });
}
