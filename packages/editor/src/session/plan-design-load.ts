import type { DesignerSession } from '../saving/designer-session.ts';
import type { DesignRequest } from './open-cover.ts';

/** Describes what `/design` opens. */
export type DesignLoad =
  | { readonly kind: 'item'; readonly itemId: string; readonly isRevision: boolean }
  | { readonly kind: 'kept'; readonly coverId: string; readonly asNewCover: boolean }
  | { readonly kind: 'setup' };

interface LoadFacts {
  readonly request: DesignRequest;
  readonly session: DesignerSession | null;
  readonly isSignedIn: boolean;
  /** The cover of this browser that was worked on last and never saved. */
  readonly newestUnsaved: string | null;
}

/**
 * The spec's rules for `/design`: the cover that the address names; else the one that this tab had, which becomes a new
 * cover of an author who has signed in since; else what this browser never saved; else setup.
 */
export function planDesignLoad({ request, session, isSignedIn, newestUnsaved }: LoadFacts): DesignLoad {
  if (request.cover !== null) return { kind: 'item', itemId: request.cover, isRevision: false };
  if (request.setup) return { kind: 'setup' };
  const stored = session?.stored;
  if (stored?.itemId) return { kind: 'item', itemId: stored.itemId, isRevision: stored.isRevision };
  if (stored) return { kind: 'kept', coverId: stored.coverId, asNewCover: isSignedIn };
  return newestUnsaved === null ? { kind: 'setup' } : { kind: 'kept', coverId: newestUnsaved, asNewCover: false };
}

/** Describes what a tab remembers of what its author was about. */
interface Remembered {
  readonly session: DesignerSession | null;
  readonly hasInquiry: boolean;
  /** The page that was left. */
  readonly route: string | null;
}

/** Returns where an author goes after signing in: to the stored cover or inquiry, to the page left, or to the account. */
export function routeAfterSignIn({ session, hasInquiry, route }: Remembered): string {
  if (session?.stored || hasInquiry) return '/design';
  return route ?? '/account';
}
