/** The values that the identity provider's response must match. */
export interface SignInCheck {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** The options of a redirect to the identity provider. */
export interface SignInRequest {
  /** The address to return to. */
  readonly redirectUri: string;
  /** True asks for the password even if the provider remembers the person. */
  readonly asksAgain: boolean;
  /** True opens the sign-up page, if there is one. */
  readonly isNew: boolean;
}

/** A person's identity as verified by the provider. */
export interface VerifiedIdentity {
  readonly subject: string;
  /** The address in lower case. */
  readonly email: string;
  /** The provider's statement; null without one. */
  readonly isEmailVerified: boolean | null;
  /** The provider's signed token, by which it recognizes the person at logout. */
  readonly idToken: string | null;
}

/** Verifies people by OpenID Connect. Every method rejects if the provider does not respond, or responds incorrectly. */
export interface IdentityProvider {
  /** Id of the provider in the addresses of the login. */
  readonly id: string;
  /** The provider's display name. */
  readonly name: string;
  /** The provider's id in account rows. */
  readonly issuer: string;
  /** True if it returns browsers by a form post of its own site: see `returnPath`. */
  readonly returnsByForm: boolean;
  /** Resolves to true if the provider responds. */
  isReady(): Promise<boolean>;
  begin(request: SignInRequest): Promise<{ readonly url: string; readonly check: SignInCheck }>;
  /** @param cameBackTo the full address to which the provider sent the browser */
  complete(cameBackTo: URL, check: SignInCheck): Promise<VerifiedIdentity>;
  /**
   * Returns the address for a logout at the provider, which redirects to our own address; null if the provider has none, or is not to be
   * logged out of.
   */
  leave(request: { readonly idToken: string; readonly returnTo: string }): Promise<string | null>;
}
