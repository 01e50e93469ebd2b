import type { Visit } from '../auth/visit.ts';
import type { Services } from '../compose.ts';

/** Facts about a request for pages, in addition to the request itself. */
export interface PageFacts {
  /** Nonce of the response's Content-Security-Policy. */
  readonly nonce: string;
  readonly visit: Visit;
  /** The services that loaders and actions call, instead of our own HTTP API. */
  readonly services: Services;
}
