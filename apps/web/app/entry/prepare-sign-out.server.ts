import { writeCookie } from '@coverwright/server/auth/cookie.ts';
import { CSRF_COOKIE, csrfOf, sealCsrf } from '@coverwright/server/auth/csrf-token.ts';
import type { RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';
import { readCallbackUrl } from './start-sign-in.server.ts';

const DAY_SECONDS = 24 * 3600;

/** Returns the CSRF token for the logout form, and its cookie. */
export function prepareSignOut(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const { token, isNew } = csrfOf(visit.cookie(CSRF_COOKIE), services.cookieSecret);
  const isSecure = services.config.publicUrl?.startsWith('https:') ?? false;
  const cookie = { name: CSRF_COOKIE, value: sealCsrf(token, services.cookieSecret), maxAge: DAY_SECONDS };
  const headers: [string, string][] = isNew ? [['set-cookie', writeCookie(cookie, isSecure)]] : [];
  return { csrfToken: token, callbackUrl: readCallbackUrl(request, context, '/'), headers };
}
