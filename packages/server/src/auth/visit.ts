import type { FoundSession } from './read-session.ts';

/** One request's browser, as far as signing in goes. */
export interface Visit {
  /** Our own address as this browser knows it. */
  readonly origin: string;
  /** The browser's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** The session of the visitor; null without one. */
  readonly found: FoundSession | null;
  /** The id of the anonymous owner while nobody is logged in; null until the browser stores something. */
  readonly anonymousId: string | null;
  /** Returns what the browser keeps for us under a name. */
  readonly cookie: (name: string) => string | undefined;
}
