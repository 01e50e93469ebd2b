import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from '@coverwright/server/http/create-app.ts';

/** The pages, as the process serves them: built once, or live from the sources. */
export interface ServedPages extends Pages {
  /** Sees every request first; calls `next` for those that are not its own. */
  readonly before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}
