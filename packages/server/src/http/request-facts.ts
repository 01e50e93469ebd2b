import type { Cookie } from '../auth/cookie.ts';
import type { Visit } from '../auth/visit.ts';

/** Describes what middleware learns about a request, for those behind it. */
export interface RequestFacts {
  readonly requestId: string;
  /** Nonce of this answer's Content-Security-Policy. */
  readonly secureHeadersNonce?: string;
  readonly owner: {
    /** The account that is signed in; else who the cookie proves, or who was made during this request. */
    readonly ownerId: () => string | null;
    readonly makeOwner: () => string;
  };
  readonly clientAddress: string;
  readonly visit: Visit;
  readonly setCookie: (cookie: Cookie) => void;
}
