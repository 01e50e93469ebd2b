import type { Design } from '@coverwright/core/design/design.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { type Answered, type AskDesk, type Asked, createAskDesk } from '../workers/create-ask-desk.ts';
import { type WorkerPort, openWorkerPort } from '../workers/open-worker-port.ts';
import { createDesignChecker } from './check-design.ts';

/** What the printer would say; null when the cover could not be laid out, because a font did not come. */
export type PreflightAnswer = readonly Finding[] | null;
export type PreflightDesk = AskDesk<Design, PreflightAnswer>;
type PreflightPort = WorkerPort<Asked<Design>, Answered<PreflightAnswer>>;

export function createPreflightDesk(openPort: () => Promise<PreflightPort | null> = openPreflightPort): PreflightDesk {
  return createAskDesk({ openPort, answerHere: createDesignChecker() });
}

function openPreflightPort(): Promise<PreflightPort | null> {
  return openWorkerPort(() => new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module', name: 'preflight' }));
}
