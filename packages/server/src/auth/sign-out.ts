import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { CSRF_COOKIE, isCsrfProved } from './csrf-token.ts';
import { OWNER_COOKIE } from './owner-cookie.ts';
import { SESSION_COOKIE } from './read-session.ts';
import { safeCallbackUrl } from './safe-callback-url.ts';
import { deleteSession } from './session-repository.ts';
import { type AuthTools, forgotten, type GoTo, LEFT_COOKIE } from './sign-in.ts';
import type { Visit } from './visit.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Ends the session of a browser. Whoever works there next starts with nothing. */
export async function signOut(
  { db, cookieSecret }: AuthTools,
  visit: Visit,
  form: { readonly csrfToken?: string | undefined; readonly callbackUrl?: string | undefined },
): Promise<Result<GoTo, Refusal>> {
  if (!isCsrfProved(visit.cookie(CSRF_COOKIE), form.csrfToken, cookieSecret)) return refuse({ code: 'signOutWithoutCsrf' });
  if (visit.found) await deleteSession(db, visit.found.session.userId, visit.found.sessionId);
  return succeed({
    url: safeCallbackUrl(form.callbackUrl, visit.origin, '/'),
    cookies: [...[SESSION_COOKIE, OWNER_COOKIE, CSRF_COOKIE].map(forgotten), { name: LEFT_COOKIE, value: '1', maxAge: YEAR_SECONDS }],
  });
}
