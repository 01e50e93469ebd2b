import type { Cookie } from '../auth/cookie.ts';
import type { Visit } from '../auth/visit.ts';

/** Facts about a request that middleware sets for the handlers. */
export interface RequestFacts {
  readonly requestId: string;
  /** Nonce of this response's Content-Security-Policy. */
  readonly secureHeadersNonce?: string;
  readonly owner: {
    /** Returns the id of the account, or else of the owner in the cookie or created during this request. */
    readonly ownerId: () => string | null;
    readonly makeOwner: () => string;
  };
  readonly clientAddress: string;
  readonly visit: Visit;
  readonly setCookie: (cookie: Cookie) => void;
}
