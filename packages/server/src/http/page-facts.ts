import type { Visit } from '../auth/visit.ts';
import type { Services } from '../compose.ts';

/** Describes what pages are told of a request, beside the request itself. */
export interface PageFacts {
  /** Nonce of the answer's Content-Security-Policy. */
  readonly nonce: string;
  readonly visit: Visit;
  /** The services that loaders and actions call, instead of our own HTTP API. */
  readonly services: Services;
}
