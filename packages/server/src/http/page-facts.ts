import type { Visit } from '../auth/visit.ts';
import type { Services } from '../compose.ts';

/** Describes what pages are told of a request, beside the request itself. */
export interface PageFacts {
  /** Nonce of the answer's Content-Security-Policy. */
  readonly nonce: string;
  readonly visit: Visit;
  /** Says what use cases work with: loaders and actions call these, never our own HTTP. */
  readonly services: Services;
}
