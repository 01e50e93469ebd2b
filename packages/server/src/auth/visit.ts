import type { FoundSession } from './read-session.ts';

/** A request's browser, as far as login is concerned. */
export interface Visit {
  /** Our own address as this browser uses it. */
  readonly origin: string;
  /** The browser's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** The session of the visitor; null without one. */
  readonly found: FoundSession | null;
  /** The id of the anonymous owner while nobody is logged in; null until the browser stores something. */
  readonly anonymousId: string | null;
  /** Returns the value of a cookie of ours. */
  readonly cookie: (name: string) => string | undefined;
}
