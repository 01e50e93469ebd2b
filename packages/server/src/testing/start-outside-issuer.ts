import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import Provider, { type AdapterPayload } from 'oidc-provider';

/** The person whom the issuer logs in next. */
export interface OutsidePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
}

export interface OutsideIssuer {
  readonly url: string;
  /** Logs in this person at every request from now on. */
  letIn(person: OutsidePerson): void;
  /** Lets a client whose server is at `origin` send people here, who go back to one of `paths` of it. */
  admit(origin: string, ...paths: string[]): void;
  close(): Promise<void>;
}

export const OUTSIDE_CLIENT = { OIDC_CLIENT_ID: 'covers', OIDC_CLIENT_SECRET: 'a secret between the two' } as const;

/** Starts an external OpenID issuer on a port of its own, which logs everybody in without a password. */
export async function startOutsideIssuer(): Promise<OutsideIssuer> {
  let person: OutsidePerson = { sub: 'nobody', email: 'nobody@outside.example' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The issuer has no port');
  const url = `http://127.0.0.1:${address.port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const records = new Map<string, AdapterPayload>();
  const provider = new Provider(url, {
    adapter: (kind: string) => ({
      upsert: async (id, payload) => void records.set(`${kind} ${id}`, payload),
      find: async (id) => records.get(`${kind} ${id}`),
      findByUid: async (uid) => [...records.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void Object.assign(records.get(`${kind} ${id}`) ?? {}, { consumed: 1 }),
      destroy: async (id) => void records.delete(`${kind} ${id}`),
      revokeByGrantId: async () => {},
    }),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_, { uid }) => `/let-in/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...person }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: OUTSIDE_CLIENT.OIDC_CLIENT_ID, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/let-in/')) return void handle(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } });
  });
  return {
    url,
    letIn: (next) => {
      person = next;
    },
    admit: (origin, ...paths) => {
      records.set(`Client ${OUTSIDE_CLIENT.OIDC_CLIENT_ID}`, {
        client_id: OUTSIDE_CLIENT.OIDC_CLIENT_ID,
        client_secret: OUTSIDE_CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: paths.map((path) => `${origin}${path}`),
        post_logout_redirect_uris: [`${origin}/`],
        token_endpoint_auth_method: 'client_secret_post',
      });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
