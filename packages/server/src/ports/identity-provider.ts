/** The values that a browser's answer from the identity provider must match. */
export interface SignInCheck {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Describes how somebody is sent to the identity provider. */
export interface SignInRequest {
  /** The address to return to. */
  readonly redirectUri: string;
  /** Ask for the password even of somebody whom the provider remembers. */
  readonly asksAgain: boolean;
  /** Open the page for new people, where there is one. */
  readonly isNew: boolean;
}

/** Describes who somebody is, as far as the provider vouches for it. */
export interface VerifiedIdentity {
  readonly subject: string;
  /** The address in lower case. */
  readonly email: string;
  /** It is null where the provider says nothing about it. */
  readonly isEmailVerified: boolean | null;
  /** The provider's signed token, by which it recognizes the person at logout. */
  readonly idToken: string | null;
}

/** Vouches for people by OpenID Connect. Every method rejects when the provider does not answer, or not as it should. */
export interface IdentityProvider {
  /** Part of the addresses of signing in. */
  readonly id: string;
  /** The name that people know it by. */
  readonly name: string;
  /** The provider's id in account rows. */
  readonly issuer: string;
  /** It sends people back by a form of its own site, not by an address: see `returnPath`. */
  readonly returnsByForm: boolean;
  /** Returns true if it answers. */
  isReady(): Promise<boolean>;
  begin(request: SignInRequest): Promise<{ readonly url: string; readonly check: SignInCheck }>;
  /** @param cameBackTo the whole address that the provider sent the browser to */
  complete(cameBackTo: URL, check: SignInCheck): Promise<VerifiedIdentity>;
  /**
   * Where a browser goes to log out at the provider too, and from there to our own address; null where the provider has no such
   * place, or is to be left alone.
   */
  leave(request: { readonly idToken: string; readonly returnTo: string }): Promise<string | null>;
}
