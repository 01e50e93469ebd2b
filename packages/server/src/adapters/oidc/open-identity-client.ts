import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  customFetch,
  type CustomFetchOptions,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import type { OidcConfig } from '../../config.ts';
import type { IdentityProvider, VerifiedIdentity } from '../../ports/identity-provider.ts';

/** The options in which providers differ. */
export interface IssuerOptions {
  readonly id: string;
  readonly name: string;
  /** The issuer's id in account rows. */
  readonly key: string;
  /** Replaces the network requests to the issuer. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** True for the embedded issuer, which responds at every address of this server. */
  readonly isOurs: boolean;
  /** The prompt that makes the issuer authenticate a person again; `login` by default. */
  readonly asksBy?: 'login' | 'select_account';
  /** True if the issuer returns the email address only to a form post. */
  readonly returnsByForm?: boolean;
}

const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z
    .email()
    .transform((email) => email.toLowerCase())
    .optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).optional(),
});

/** An OpenID issuer as identity provider: code flow with PKCE, state and nonce. Its metadata is discovered on first use. */
export function openIdentityClient(oidc: OidcConfig, manners: IssuerOptions): IdentityProvider {
  const issuer = new URL(oidc.issuer);
  const ask = manners.fetch;
  let known: Promise<Configuration> | null = null;
  const discover = () => {
    known ??= discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, {
      // Plain HTTP is for tests and private networks; browsers would refuse it for a public issuer.
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
      timeout: 10,
      ...(ask ? { [customFetch]: (address, { body, ...init }) => ask(new Request(address, { ...init, body: bodyOf(body) })) } : {}),
    }).catch((error: unknown) => {
      // The next login tries again.
      known = null;
      throw error;
    });
    return known;
  };
  return {
    id: manners.id,
    name: manners.name,
    issuer: manners.key,
    returnsByForm: manners.returnsByForm ?? false,
    isReady: () =>
      discover().then(
        () => true,
        () => false,
      ),
    async begin({ redirectUri, asksAgain, isNew }) {
      const configuration = await discover();
      const check = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: check.state,
        nonce: check.nonce,
        code_challenge: await calculatePKCECodeChallenge(check.codeVerifier),
        code_challenge_method: 'S256',
        // The embedded provider keeps no session, because a person who is still logged in never reaches it.
        ...(asksAgain || manners.isOurs ? { prompt: manners.asksBy ?? 'login' } : {}),
        ...(manners.returnsByForm ? { response_mode: 'form_post' } : {}),
        ...(isNew ? { screen_hint: 'signup' } : {}),
      });
      return { url: manners.isOurs ? `${new URL(redirectUri).origin}${url.pathname}${url.search}` : url.href, check };
    },
    async complete(cameBackTo, { state, nonce, codeVerifier }) {
      const configuration = await discover();
      const tokens = await authorizationCodeGrant(configuration, cameBackTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }).catch(explain);
      const claims = claimsSchema.parse(tokens.claims());
      // Many issuers put the address into the token; otherwise the user info endpoint has it.
      const known = claims.email ? claims : claimsSchema.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub));
      // The embedded provider keeps no session, so there is nothing to log out of.
      return verified(known, manners.isOurs ? null : (tokens.id_token ?? null));
    },
    async leave({ idToken, returnTo }) {
      const configuration = await discover();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href;
    },
  };
}

function verified({ sub, email, email_verified: isVerified }: z.infer<typeof claimsSchema>, idToken: string | null): VerifiedIdentity {
  if (!email) throw new Error('The identity provider gave no e-mail address: allow this client the scope "email".');
  return { subject: sub, email, isEmailVerified: isVerified ?? null, idToken };
}

/** Throws an error with the issuer's own message about a refusal, for the log. */
function explain(error: unknown): never {
  if (!(error instanceof ResponseBodyError)) throw error;
  throw new Error(`The issuer refused: ${error.error} ${error.error_description ?? ''}`, { cause: error });
}

/** Converts the body of a request: the client sends only short forms. */
function bodyOf(body: CustomFetchOptions['body']): string | URLSearchParams | null {
  return body instanceof URLSearchParams || typeof body === 'string' ? body : null;
}
