import { type Answered, type WorkerClient, type Asked, createWorkerClient } from '../workers/create-worker-client.ts';
import { type WorkerPort, openWorkerPort } from '../workers/open-worker-port.ts';
import { createPressAnswerer } from './answer-press-task.ts';
import type { PressAnswer, PressTask } from './press-task.ts';

/** Runs the print check and the print proof in a worker, without blocking the page. */
export type PreflightClient = WorkerClient<PressTask, PressAnswer>;
type PreflightPort = WorkerPort<Asked<PressTask>, Answered<PressAnswer>>;

export function createPreflightClient(openPort: () => Promise<PreflightPort | null> = openPreflightPort): PreflightClient {
  return createWorkerClient({ openPort, answerHere: createPressAnswerer() });
}

function openPreflightPort(): Promise<PreflightPort | null> {
  return openWorkerPort(() => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module', name: 'preflight' }));
}
