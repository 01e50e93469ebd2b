import { createPrivateKey, hkdfSync } from 'node:crypto';
import Provider, { type Configuration } from 'oidc-provider';
import { hmacOf } from '../../auth/hmac.ts';
import type { OidcConfig } from '../../config.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { EmbeddedIssuer } from '../../ports/embedded-issuer.ts';
import type { Log } from '../../ports/log.ts';
import { callNodeHandler } from './call-node-handler.ts';
import { createOidcRecords } from './oidc-records.ts';

/** The path of the protocol's endpoints. */
export const ISSUER_PATH = '/oidc';
/** The path of the provider's pages; browsers send an interaction's cookie to these only. */
const PAGES_PATH = '/identity';
const CLIENT_ID = 'coverwright';

const MINUTE = 60;
const DAY = 24 * 3600;
/** An interaction lives as long as the link that confirms an address, so that a mail that is opened late still leads back. */
export const INTERACTION_SECONDS = DAY;

interface IssuerSetting {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Our own address, on which the issuer's name is based. */
  readonly origin: string;
  readonly secret: string;
  /** The callback path of its only client. */
  readonly callbackPath: string;
  readonly findEmail: (identityId: string) => Promise<string | null>;
}

/** The embedded OpenID provider. Its only client is the product itself. */
export function openEmbeddedIssuer(setting: IssuerSetting): { readonly issuer: EmbeddedIssuer; readonly client: OidcConfig } {
  const name = `${setting.origin}${ISSUER_PATH}`;
  const client = {
    issuer: name,
    clientId: CLIENT_ID,
    clientSecret: hmacOf('oidc client', setting.secret),
  };
  const provider = new Provider(name, configure(setting, client));
  // The provider reads our address from proxy headers, which we write ourselves.
  provider.proxy = true;
  // The server may have several addresses, and each visitor returns to the one that they left.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => {
    const url = URL.parse(uri);
    const asked = Provider.ctx ? new URL(Provider.ctx.href).origin : setting.origin;
    return url !== null && url.origin === asked && `${url.origin}${setting.callbackPath}` === uri;
  };
  const handle = provider.callback();
  const within = async <T>(request: Request, origin: string, work: (...nodes: Parameters<typeof handle>) => Promise<T>) => {
    let result: T | null = null;
    const asking = new Request(request.url, { headers: request.headers });
    await callNodeHandler(
      (asked, answered) => {
        void work(asked, answered)
          .then((value) => {
            result = value;
          })
          // The interaction does not exist, or has expired.
          .catch(() => {})
          .finally(() => answered.end());
      },
      asking,
      origin,
      ISSUER_PATH,
    );
    return result as T | null;
  };
  return {
    client,
    issuer: {
      answer: (request, origin) => callNodeHandler((asked, answered) => void handle(asked, answered), request, origin, ISSUER_PATH),
      readInteraction: async (request, origin) => {
        const found = await within(request, origin, (asked, answered) => provider.interactionDetails(asked, answered));
        return found && { isNew: found.params['screen_hint'] === 'signup' };
      },
      finishInteraction: (request, origin, accountId) =>
        within(request, origin, (asked, answered) =>
          provider.interactionResult(asked, answered, { login: { accountId, remember: false } }, { mergeWithLastSubmission: false }),
        ),
    },
  };
}

function configure(setting: IssuerSetting, client: OidcConfig): Configuration {
  const cookie = { httpOnly: true, signed: true, sameSite: 'lax' } as const;
  return {
    adapter: createOidcRecords(setting.db, setting.clock),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${setting.origin}${setting.callbackPath}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'EdDSA',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'email'],
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    jwks: { keys: [signingKey(setting.secret)] },
    cookies: {
      keys: [hmacOf('oidc cookies', setting.secret)],
      long: cookie,
      short: { ...cookie, path: PAGES_PATH },
    },
    extraParams: ['screen_hint'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: INTERACTION_SECONDS,
      Session: 10 * MINUTE,
    },
    interactions: {
      url: (_, { params }) => `${PAGES_PATH}/${params['screen_hint'] === 'signup' ? 'sign-up' : 'sign-in'}`,
    },
    findAccount: async (_, id) => {
      const email = await setting.findEmail(id);
      return email === null ? undefined : { accountId: id, claims: () => ({ sub: id, email, email_verified: true }) };
    },
    // The client is the product itself, so nobody has to give consent.
    async loadExistingGrant({ oidc }) {
      const { accountId } = oidc.session ?? {};
      if (!accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    renderError: (context, _, error) => {
      setting.log.warn({ error: error.stack ?? error.message }, 'sign-in refused by the protocol');
      context.redirect('/auth/error?error=signInFailed');
    },
  };
}

/** Derives the signing key of the provider from the secret, so that every process of an installation has the same one. */
function signingKey(secret: string) {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'coverwright oidc signing', 32));
  // PKCS #8 wraps an Ed25519 private key: this fixed header, then the seed.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return { ...jwk, kty: 'OKP' as const, crv: 'Ed25519' as const, alg: 'EdDSA', use: 'sig', kid: 'embedded' };
}
