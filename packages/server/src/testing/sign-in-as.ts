import { getCsrf, postSignIn } from '@coverwright/contracts/calls/auth.ts';
import type { Visit } from '../auth/visit.ts';
import type { IdentityService } from '../idp/create-identity-service.ts';
import { settleMails } from './settle-mails.ts';
import type { TestServer } from './start-test-server.ts';
import type { Visitor } from './visitor.ts';

/** Returns a request of a visitor's browser, as pages get it. */
export function pageRequest(server: TestServer, visitor: Visitor, path: string): { readonly request: Request; readonly visit: Visit } {
  const cookies = new Map(
    visitor
      .cookieHeader()
      .split('; ')
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  );
  return {
    request: new Request(`${server.url}${path}`, { headers: { cookie: visitor.cookieHeader() } }),
    visit: {
      origin: server.services.config.publicUrl ?? server.url,
      address: '127.0.0.1',
      userAgent: 'test',
      found: null,
      anonymousId: null,
      cookie: (name) => cookies.get(name) ?? cookies.get(`__Host-${name}`),
    },
  };
}

/** Returns the embedded provider of a test server. */
export function identityServiceOf({ services }: TestServer): IdentityService {
  if (!services.identityService) throw new Error('The embedded provider is not there');
  return services.identityService;
}

/** Sends a visitor to the embedded provider's page. Resolves to the address there. */
export async function goToProvider(visitor: Visitor, callbackUrl = '/account', query: Record<string, string> = {}): Promise<URL> {
  const { csrfToken } = await visitor.call(getCsrf);
  const { url } = await visitor.call(postSignIn, {
    params: { provider: 'embedded' },
    query,
    body: { csrfToken, callbackUrl, json: 'true' },
  });
  return visitor.follow(url);
}

/** Returns the link in the newest mail to an address. */
export async function linkInMail(server: TestServer, to: string): Promise<URL> {
  await settleMails(server);
  const mail = (await server.services.outbox?.list())?.find(({ recipient }) => recipient === to);
  const link = mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (link) return new URL(link);
  throw new Error(`No mail came for ${to}`);
}

export const PASSWORD = 'correct horse battery';

/** Signs up a visitor, confirms the address by the mail, and logs them in. */
export async function signUpAs(server: TestServer, visitor: Visitor, email: string, callbackUrl = '/account'): Promise<URL> {
  const service = identityServiceOf(server);
  await goToProvider(visitor, callbackUrl, { screen_hint: 'signup' });
  const noted = await service.signUp(pageRequest(server, visitor, '/identity/sign-up').visit, { email, password: PASSWORD });
  if (!noted.ok) throw new Error(noted.fault.message);
  const link = await linkInMail(server, email);
  const { request, visit } = pageRequest(server, visitor, '/identity/verify');
  const kept = { ...visit, cookie: (name: string) => (name === noted.value.name ? noted.value.value : visit.cookie(name)) };
  return visitor.follow(await service.confirm(request, kept, link.searchParams.get('token') ?? ''));
}

/** Logs in a visitor who has an account. */
export async function signInAs(server: TestServer, visitor: Visitor, email: string, callbackUrl = '/account'): Promise<URL> {
  await goToProvider(visitor, callbackUrl);
  const { request, visit } = pageRequest(server, visitor, '/identity/sign-in');
  const done = await identityServiceOf(server).signIn(request, visit, { email, password: PASSWORD });
  if (!done.ok || done.value === null) throw new Error(done.ok ? 'Nobody was on their way' : done.fault.message);
  return visitor.follow(done.value);
}
