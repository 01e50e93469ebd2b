/** A login or sign-up in progress on the embedded provider's pages. */
export interface Interaction {
  /** True if the sign-up page was requested. */
  readonly isNew: boolean;
}

/** The OpenID protocol of the embedded provider, without its pages and identities. */
export interface EmbeddedIssuer {
  /** Handles a request to an address of the protocol. @param origin our own address as the browser uses it */
  answer(request: Request, origin: string): Promise<Response>;
  /** Returns the interaction of this browser; null if there is none, or if it has expired. */
  readInteraction(request: Request, origin: string): Promise<Interaction | null>;
  /** Completes an interaction with the person's id. Returns the address to go on to; null without an interaction. */
  finishInteraction(request: Request, origin: string, identityId: string): Promise<string | null>;
}
