import type { DesignerSession } from '../saving/designer-session.ts';
import type { DesignRequest } from './open-cover.ts';

/** The work that `/design` opens. */
export type DesignLoad =
  | { readonly kind: 'item'; readonly itemId: string; readonly isRevision: boolean }
  | { readonly kind: 'kept'; readonly coverId: string; readonly asNewCover: boolean }
  | { readonly kind: 'setup' };

interface LoadFacts {
  readonly request: DesignRequest;
  readonly session: DesignerSession | null;
  readonly isSignedIn: boolean;
  /** Id of this browser's most recent cover that was never saved. */
  readonly newestUnsaved: string | null;
}

/**
 * Decides what `/design` opens: the cover or the setup that the address asks for; else this tab's last cover, which is saved to the account
 * if its author has logged in since; else a cover that was never saved; else setup.
 */
export function planDesignLoad({ request, session, isSignedIn, newestUnsaved }: LoadFacts): DesignLoad {
  if (request.cover !== null) return { kind: 'item', itemId: request.cover, isRevision: false };
  if (request.setup) return { kind: 'setup' };
  const stored = session?.stored;
  if (stored?.itemId) return { kind: 'item', itemId: stored.itemId, isRevision: stored.isRevision };
  if (stored) return { kind: 'kept', coverId: stored.coverId, asNewCover: isSignedIn };
  return newestUnsaved === null ? { kind: 'setup' } : { kind: 'kept', coverId: newestUnsaved, asNewCover: false };
}

/** The stored state of a tab before a login. */
interface Remembered {
  readonly session: DesignerSession | null;
  readonly hasInquiry: boolean;
  /** The page before the login. */
  readonly route: string | null;
}

/** Returns the address after a login: the stored cover or inquiry, the previous page, or the account. */
export function routeAfterSignIn({ session, hasInquiry, route }: Remembered): string {
  if (session?.stored || hasInquiry) return '/design';
  return route ?? '/account';
}
