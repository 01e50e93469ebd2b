import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pages } from '@coverwright/server/http/create-app.ts';

/** The pages as the process serves them: built, or live from their sources. */
export interface ServedPages extends Pages {
  /** Handles requests first; calls `next` for those of others. */
  readonly before: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}
