import type { FoundSession } from './read-session.ts';

/** One request's browser, as far as signing in goes. */
export interface Visit {
  /** Our own address as this browser knows it. */
  readonly origin: string;
  /** The browser's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** Says who is signed in; null when nobody is. */
  readonly found: FoundSession | null;
  /** Says who the browser works as while nobody is signed in; null when it has kept nothing yet. */
  readonly anonymousId: string | null;
  /** Returns what the browser keeps for us under a name. */
  readonly cookie: (name: string) => string | undefined;
}
