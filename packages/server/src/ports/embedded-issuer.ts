/** Somebody on their way through the embedded provider's pages. */
export interface Interaction {
  /** True if they asked for the page for new people. */
  readonly isNew: boolean;
}

/** The OpenID protocol of the embedded provider. Its pages and its people are elsewhere. */
export interface EmbeddedIssuer {
  /**
   * Answers a request to an address of the protocol.
   * @param origin our own address as the browser knows it
   */
  answer(request: Request, origin: string): Promise<Response>;
  /** Returns who is on their way in this browser; null when nobody is, or it took them too long. */
  readInteraction(request: Request, origin: string): Promise<Interaction | null>;
  /** Completes an interaction with the person's id. Returns the address to go on to; null without an interaction. */
  finishInteraction(request: Request, origin: string, identityId: string): Promise<string | null>;
}
