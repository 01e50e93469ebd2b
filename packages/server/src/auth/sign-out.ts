import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { CSRF_COOKIE, isCsrfValid } from './csrf-token.ts';
import { OWNER_COOKIE } from './owner-cookie.ts';
import { SESSION_COOKIE } from './read-session.ts';
import { safeCallbackUrl } from './safe-callback-url.ts';
import { deleteSession } from './session-repository.ts';
import { type AuthTools, expiredCookie, type GoTo, LEFT_COOKIE } from './sign-in.ts';
import type { Visit } from './visit.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Ends the session of a browser. The next user of the browser starts without work. */
export async function signOut(
  tools: AuthTools,
  visit: Visit,
  form: { readonly csrfToken?: string | undefined; readonly callbackUrl?: string | undefined },
): Promise<Result<GoTo, Refusal>> {
  if (!isCsrfValid(visit.cookie(CSRF_COOKIE), form.csrfToken, tools.cookieSecret)) return refuse({ code: 'signOutWithoutCsrf' });
  const { found, origin } = visit;
  const ended = found && (await deleteSession(tools.db, found.session.userId, found.sessionId));
  const wayOut = ended && (await leaveProvider(tools, ended, origin));
  return succeed({
    url: wayOut ?? safeCallbackUrl(form.callbackUrl, origin, '/'),
    cookies: [...[SESSION_COOKIE, OWNER_COOKIE, CSRF_COOKIE].map(expiredCookie), { name: LEFT_COOKIE, value: '1', maxAge: YEAR_SECONDS }],
  });
}

/** Logs out at the identity provider too, because a provider that remembers the person would log in the next user of the browser. */
async function leaveProvider(
  { providers, log }: AuthTools,
  { issuer, idToken }: { readonly issuer: string; readonly idToken: string | null },
  origin: string,
): Promise<string | null> {
  const provider = providers.find((known) => known.issuer === issuer);
  if (!provider || idToken === null) return null;
  return provider.leave({ idToken, returnTo: `${origin}/` }).catch((error: unknown) => {
    // The person is logged out here, and the provider asks for their password next time.
    log.warn({ provider: provider.id, error: String(error) }, 'not logged out at the identity provider');
    return null;
  });
}
