/** What middleware learns about a request, for those behind it. */
export interface RequestFacts {
  readonly requestId: string;
  /** Nonce of this answer's Content-Security-Policy. */
  readonly secureHeadersNonce?: string;
  readonly owner: {
    /** Who the cookie proves, or who was made during this request. */
    readonly ownerId: () => string | null;
    readonly makeOwner: () => string;
  };
  readonly clientAddress: string;
}
